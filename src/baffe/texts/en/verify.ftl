### What `baffe verify` says.

help-verify = Check that a game was played with the seed that was promised before it began.
    .examples = baffe verify game.txt | baffe verify game.txt --commitment 3fe1…
help-verify-file = A record that was downloaded at the end of a game.
help-verify-commitment = The promise as you noted it at the start; without it the one in the record counts.
help-verify-as_json = Write JSON.
help-verify-lang = Language: fr or en.

verify-replayed = { $count ->
        [0] The record was played again: no choice.
        [one] The record was played again: 1 choice, and it was allowed.
       *[other] The record was played again: { $count } choices, and every one was allowed.
    }
verify-outcome = { $outcome ->
        [over] It leads to the end of the game.
       *[open] The game is not over.
    }
verify-promise = { $promise ->
        [kept] The promise was kept: nobody could change the dice after the start.
        [none] The record holds no promise: use --commitment to give the one that you noted.
       *[broken] The promise was BROKEN: this seed is not the one that was promised.
    }
verify-seed = Seed: { $seed }
verify-commitment = Promise (SHA-256 of the seed): { $commitment }

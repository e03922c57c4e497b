### What GKR: Heavy Hitters says: questions, answers, and a line for everything that happens. Names are in cards.ftl.

heavy_hitters-name = GKR: Heavy Hitters
heavy_hitters-help-goal = Be the last whose Heavy Hitter stands, or demolish four buildings with your tags. Your cards are your weapons and your life: every damage takes one.

## Units and their owners: $unit is "own" for a unit with a name of its own

heavy_hitters-whose = { $unit ->
        [own] { $name }’s unit { $called }
       *[other] { $name }’s { $called }
    }
heavy_hitters-its = { $unit ->
        [own] its unit { $called }
       *[other] its { $called }
    }
heavy_hitters-your = { $unit ->
        [own] your unit { $called }
       *[other] your { $called }
    }
heavy_hitters-with-weapon = { $unit } ({ $weapon })

## Numbers

heavy_hitters-energy = { $energy ->
        [0] no Energy
       *[other] { $energy } Energy
    }
heavy_hitters-damage = { $damage ->
       *[other] { $damage } damage
    }
heavy_hitters-sum = { $dice } = { $total }
heavy_hitters-copies = { $count } × { $card }
heavy_hitters-weapon = { $price } · speed { $speed } · attack { $attack } · { $damage } · range { $range } · { $arc }
heavy_hitters-range-any = unlimited
heavy_hitters-scenario-own = one of your own
heavy_hitters-deck-own = its own
heavy_hitters-phase-over = Game over

## Where a text comes from, said in brackets behind it

heavy_hitters-marked = { $text } ({ $mark })
# The sign of our own numbers: one legend says what it means.
heavy_hitters-marked-house = { $text } *
heavy_hitters-mark-recall = as commonly known
heavy_hitters-mark-owner = values from the owner’s box
heavy_hitters-mark-numbers = our words; the owner’s box has other numbers: { $numbers }
heavy_hitters-mark-rule-house = our own rule
heavy_hitters-mark-rule-recall = as commonly known

## What a squad has beside its numbers

heavy_hitters-owned-pilot = pilot { $pilot }
heavy_hitters-owned-path = path { $path }
heavy_hitters-owned-snared = snared
heavy_hitters-owned-snared_next = snared next round
heavy_hitters-owned-leg_lock = −{ $count } to its move
heavy_hitters-owned-queasy = { $count ->
        [one] reveals 1 fewer card
       *[other] reveals { $count } fewer cards
    }
heavy_hitters-owned-dazzled = dazzled: { $units }
heavy_hitters-owned-pounced = −1 to its first attack at range 1
heavy_hitters-owned-maneuvered = has played its maneuver
heavy_hitters-owned-overclocked = { $card } acts early
heavy_hitters-owned-passed = has passed for the round
heavy_hitters-owned-out = out

## Questions

heavy_hitters-ask-faction = Which faction do you play?
heavy_hitters-ask-pilot = Who is your pilot?
heavy_hitters-ask-path = Which path do your upgrades follow?
heavy_hitters-ask-scenario = On which map is the game played?
heavy_hitters-ask-deck = Which deck do you play? The others will not see your choice.
heavy_hitters-ask-primary = Which primary weapon goes into your deck?
heavy_hitters-ask-secondary = Which two secondary weapons go into your deck?
heavy_hitters-ask-pack = { $card }: how many of them go into your deck?
heavy_hitters-ask-mulligan = Do you keep your first hand, or shuffle it back and draw a new one?
heavy_hitters-ask-deploy = Do you deploy a support unit? You have { $energy }.
heavy_hitters-ask-place = Where do you put { $your }?
heavy_hitters-ask-hack = No Heavy Hitter has moved yet. Do you play a hack?
heavy_hitters-ask-counter = A hack has just been played against you. Do you cancel it?
heavy_hitters-ask-move = Where does { $your } go? You have { $energy }.
heavy_hitters-ask-shift = { $your_first } must make room. Where does it go?
heavy_hitters-ask-face = Which way does your Heavy Hitter face?
heavy_hitters-ask-dash = Your Heavy Hitter has moved. Does it move on?
heavy_hitters-ask-march = Which way does your Heavy Hitter march on? You have { $energy }.
heavy_hitters-ask-late = All Heavy Hitters have moved. Does yours move once more?
heavy_hitters-ask-move_unit = Where does { $your } go?
heavy_hitters-ask-commit = Which weapons do you commit? You have { $energy }.
heavy_hitters-ask-overclock = Which of your weapons acts early?
heavy_hitters-ask-order = Several of yours are equally fast. Which one acts first?
heavy_hitters-ask-attack = { $unit ->
        [hh] What do you fire { $weapon } at?
       *[other] What does { $your } do?
    }
heavy_hitters-ask-dodge = { $attacker } aims { $weapon } at { $target }: needs { $number }, { $damage }. Do you make it harder?
heavy_hitters-ask-aim = You aim { $weapon } at { $target }: needs { $number }, { $damage }. Do you improve it?
heavy_hitters-ask-reroll = You miss { $target }: you rolled { $dice } and need { $number }. Do you reroll?
heavy_hitters-ask-missed = { $attacker } misses { $target }. Do you answer?
heavy_hitters-ask-shield = { $attacker } hits { $target }: { $damage } before saves. Do you improve your armor?
heavy_hitters-ask-save = { $failed ->
        [one] 1 of your armor dice failed. Do you reroll it?
       *[other] { $failed } of your armor dice failed. Do you reroll one of them?
    }
heavy_hitters-ask-brace = { $failed ->
       *[other] { $damage } gets through the armor of { $target }. Do you answer?
    }
heavy_hitters-ask-lose = { $left ->
        [one] Your Heavy Hitter loses 1 card. Which one?
       *[other] Your Heavy Hitter loses { $left } cards. Which one is first?
    }
heavy_hitters-ask-push = Which way does { $target } go?
heavy_hitters-ask-advance = Does your Heavy Hitter advance 1 hex?
heavy_hitters-ask-tag = Which building do you tag? You have { $energy }.
heavy_hitters-ask-blast = The building on { $at } comes down. Do its ruins hit the enemies beside it?
heavy_hitters-ask-sift = Which sponsor card do you discard?
heavy_hitters-ask-upgrade = Which upgrade do you take?
heavy_hitters-ask-mend = Which card comes back from your damage pile?
heavy_hitters-ask-reset = Which cards do you discard from your hand?
heavy_hitters-ask-ally = Whom do you choose as an ally? All choices are revealed together.
heavy_hitters-ask-where = Which hex?

## Answers

heavy_hitters-word-faction = { $thing }
heavy_hitters-word-pilot = { $thing }
heavy_hitters-word-path = { $thing }
heavy_hitters-word-scenario = { $thing }
heavy_hitters-word-deck = { $thing }
heavy_hitters-word-primary = { $thing }
heavy_hitters-word-secondary = { $cards }
heavy_hitters-word-take = { $count ->
        [0] None
       *[other] { $count }
    }
heavy_hitters-word-keep = Keep this hand
heavy_hitters-word-redraw = Shuffle it back and draw again
heavy_hitters-word-deploy = Deploy { $your }
heavy_hitters-word-s_express = { $thing }: deploy { $your } for nothing
heavy_hitters-word-place = { $hex }
heavy_hitters-word-move = { $over ->
        [0] { $hex }: { $price }
       *[other] { $hex }: { $price }, { $over } of it overspent
    }
heavy_hitters-word-move-plain = { $hex }
heavy_hitters-word-shift = { $hex }
heavy_hitters-word-step = { $direction_first }: { $price }
heavy_hitters-word-step-plain = { $direction_first }
heavy_hitters-word-face = { $now ->
        [yes] { $direction_first } (as now)
       *[no] { $direction_first }
    }
heavy_hitters-word-push = { $direction_first }
heavy_hitters-word-stay = Stay here
heavy_hitters-word-stay-advance = Stay where you are
heavy_hitters-word-stop = Stop here
heavy_hitters-word-play = Play { $thing }
heavy_hitters-word-play-price = Play { $thing } for { $price }
heavy_hitters-word-use = Use { $thing }
heavy_hitters-word-g_scope = { $thing }: reroll the { $die }
heavy_hitters-word-s_leglock = { $thing } against { $name }
heavy_hitters-word-s_billboard = { $thing }: tag the building on { $hex } for nothing
heavy_hitters-word-s_hijack = { $thing }: remove a tag of { $name } on { $hex }
heavy_hitters-word-commit = { $over ->
        [0] { $cards }: { $price }
       *[other] { $cards }: { $price }, { $over } of it overspent
    }
heavy_hitters-word-commit-aimed = { $over ->
        [0] { $cards }: { $price }; { $targets ->
            [none] nothing in reach now
           *[other] in reach: { $targets }
        }
       *[other] { $cards }: { $price }, { $over } of it overspent; { $targets ->
            [none] nothing in reach now
           *[other] in reach: { $targets }
        }
    }
heavy_hitters-aim = { $target } ({ $chance }%)
heavy_hitters-word-commit-none = Nothing
heavy_hitters-word-overclock = { $thing }
heavy_hitters-word-next = { $thing }
heavy_hitters-word-fire = { $target }: distance { $distance }, { $sight }, needs { $number } ({ $chance }%), { $damage }, armor { $armor }+
heavy_hitters-word-fire-plain = { $target }
heavy_hitters-word-repair = Try to repair your Heavy Hitter
heavy_hitters-word-repair-ally = Try to repair { $name }’s Heavy Hitter
heavy_hitters-word-hold = Do nothing
heavy_hitters-word-hold-hh = Do not fire
heavy_hitters-word-lose = { $thing }
heavy_hitters-word-lose-top = The top card of your draw pile
heavy_hitters-word-lose-rest = All of them from the top of your draw pile
heavy_hitters-word-mend = { $thing }
heavy_hitters-word-discard = Discard { $thing }
heavy_hitters-word-drop = { $thing }
heavy_hitters-word-upgrade = { $thing }
heavy_hitters-word-tag = { $hex }, with { $your }: { $price }
heavy_hitters-word-ads = { $hex }, with { $your }: no Energy ({ $thing })
heavy_hitters-word-ally = { $name }
heavy_hitters-word-ally-none = Nobody
heavy_hitters-word-pass = Do nothing
heavy_hitters-word-pass-round = Do nothing, and do not ask me again this round
heavy_hitters-word-pass-counter = Let it happen
heavy_hitters-word-pass-reroll = Leave it a miss
heavy_hitters-word-pass-save = Leave the dice as they are
heavy_hitters-word-no = No
heavy_hitters-word-no-overclock = None of them
heavy_hitters-word-no-mend = None of them
heavy_hitters-word-done = Done
heavy_hitters-word-done-deploy = Deploy nothing more
heavy_hitters-word-done-tag = Tag nothing more
heavy_hitters-word-done-reset = Keep these cards
heavy_hitters-word-done-dash = No

# Where a unit goes, before the hex is chosen.
heavy_hitters-head-move = Column { $column }

## What happens: the set-up

heavy_hitters-event-dice_off = { $name } rolls { $dice } for the Glory Hound token
heavy_hitters-event-glory_hound = { $name } has the Glory Hound token
heavy_hitters-event-faction_chosen = { $player } plays { $faction }
heavy_hitters-event-pilot_chosen = { $name }’s pilot is { $pilot }
heavy_hitters-event-path_chosen = { $name } takes the path { $path }
heavy_hitters-event-map_chosen = The map is { $scenario }; buildings stand on { $buildings }
heavy_hitters-event-placed = { $name } starts on { $at } and faces { $facing }
heavy_hitters-event-deck_shown = { $name } shows its deck ({ $deck }): { $cards }
heavy_hitters-event-deck_ready = { $name } shuffles a deck of { $cards } cards
heavy_hitters-event-hand_kept = { $name } keeps the first hand
heavy_hitters-event-redrew = { $count ->
        [one] { $name } shuffles 1 card back and draws a new one
       *[other] { $name } shuffles { $count } cards back and draws as many
    }
heavy_hitters-event-data = This game is played with values from the owner’s box

## What happens: cards and Energy

heavy_hitters-event-drew = { $cards ->
        [none] { $count ->
            [one] { $name } draws 1 card
           *[other] { $name } draws { $count } cards
        }
       *[other] { $name } draws { $cards }
    }
heavy_hitters-event-reshuffled = { $count ->
        [one] { $name } makes the discard pile the new draw pile: 1 card
       *[other] { $name } shuffles the discard pile into a new draw pile: { $count } cards
    }
heavy_hitters-event-played = { $name } plays { $card }
heavy_hitters-event-used = { $for ->
        [game] { $name } uses { $power }, for the only time in this game
       *[round] { $name } uses { $power }
    }
heavy_hitters-event-sponsor_played = { $on ->
        [none] { $name } plays { $card }
       *[other] { $name } plays { $card } against { $on }
    }
heavy_hitters-event-countered = { $by } cancels { $name }’s { $card }
heavy_hitters-event-discarded = { $from ->
        [hand] { $name } discards { $card }
       *[play] { $name }’s { $card } goes to the discard pile
    }
heavy_hitters-event-lost = { $from ->
        [hand] { $name } loses { $card } from hand: { $life }
        [play] { $name } loses { $card }, which was committed: { $life }
       *[deck] { $name } loses { $card } from the draw pile: { $life }
    }
heavy_hitters-event-lost_unseen = { $name } loses a card, unseen: { $life }
heavy_hitters-life = { $left ->
        [0] no card is left
        [one] 1 card is left
       *[other] { $left } cards are left
    }
heavy_hitters-event-mended = { $name } gets { $card } back from the damage pile
heavy_hitters-event-mended_unseen = { $name } gets a card back from the damage pile, unseen
heavy_hitters-event-paid = { $name } pays { $energy }
heavy_hitters-event-overspent = { $name } overspends { $energy }
heavy_hitters-event-energy_gained = { $name } gains { $energy }
heavy_hitters-event-energy_reset = { $name } is back at { $energy }

## What happens: rounds

heavy_hitters-event-round_started = Round { $round }
heavy_hitters-event-phase_started = { $phase } phase
heavy_hitters-event-passed = { $name } passes for the rest of the round
heavy_hitters-event-round_ended = Round { $round } is over

## What happens: units

heavy_hitters-event-deployed = { $name } deploys { $its } on { $at }
heavy_hitters-event-moved = { $price ->
        [0] { $name } moves { $its } to { $to }
       *[other] { $name } moves { $its } to { $to } for { $cost }
    }
heavy_hitters-event-stayed = { $name } leaves { $its } where it is
heavy_hitters-event-faced = { $name } turns its Heavy Hitter to face { $facing }
heavy_hitters-event-displaced = { $whose_first } makes room and goes to { $to }
heavy_hitters-event-pushed = { $whose } is pushed to { $to }
heavy_hitters-event-pushed-reel = { $whose } is pulled to { $to }
heavy_hitters-event-hurt = { $left ->
        [0] { $whose_first } takes { $hits } and has no hit point left
        [one] { $whose_first } takes { $hits } and has 1 hit point left
       *[other] { $whose_first } takes { $hits } and has { $left } hit points left
    }
heavy_hitters-event-unit_destroyed = { $by ->
        [none] { $whose_first } is destroyed
        [self] { $whose_first } is destroyed by its own side
       *[other] { $by } destroys { $whose }
    }
heavy_hitters-event-eliminated = { $by ->
        [none] { $name }’s Heavy Hitter is destroyed: { $name } is out!
        [self] { $name } destroys its own Heavy Hitter and is out!
       *[other] { $by } destroys { $name }’s Heavy Hitter: { $name } is out!
    }
heavy_hitters-event-snared = { $name }’s Heavy Hitter is snared: −2 to its maximum move in the next Movement phase
heavy_hitters-event-snared-solo = { $name }’s Heavy Hitter is snared: next time it skips letters farther than 2 hexes away
heavy_hitters-event-leg_locked = { $name }’s Heavy Hitter has −{ $hexes } to its maximum move this round
heavy_hitters-event-leg_locked-solo = { $name }’s Heavy Hitter skips letters farther than 1 hex away this round
heavy_hitters-event-dazzled = { $whose } is dazzled: +2 to its attack numbers in this phase
heavy_hitters-event-nauseous = { $name } will reveal 1 fewer card in its next Combat phase
heavy_hitters-event-pounced = { $name }’s first attack at range 1 has −1 to its attack number this round

## What happens: combat

heavy_hitters-event-committed = { $cards ->
        [none] { $name } commits no weapon
       *[other] { $name } commits { $cards }
    }
heavy_hitters-event-overclocked = { $name }’s { $card } acts at speed { $speed }
heavy_hitters-event-no_target = { $unit ->
        [hh] { $name } has no target for { $weapon }
       *[other] { $whose_first } has no target
    }
heavy_hitters-event-held_fire = { $unit ->
        [hh] { $name } does not fire { $weapon }
       *[other] { $whose_first } does not fire
    }
heavy_hitters-event-fired = { $unit ->
        [hh] { $name } fires { $weapon } at { $target }: distance { $distance }, { $sight }, needs { $number }, { $damage }
       *[other] { $whose_first } fires at { $target }: distance { $distance }, { $sight }, needs { $number }, { $damage }
    }
heavy_hitters-event-modified = The attack now needs { $number } and does { $damage }
heavy_hitters-event-rolled = { $total ->
        [2] { $name } rolls { $dice }, which never hits
        [12] { $name } rolls { $dice }, which always hits
       *[other] { $name } rolls { $dice } and needs { $needed }
    }
heavy_hitters-event-hit = { $name } hits { $target }
heavy_hitters-event-missed = { $name } misses { $target }
heavy_hitters-event-saves = { $saved ->
        [0] { $whose_first } rolls { $dice } for armor { $needed }+ and saves nothing
       *[other] { $whose_first } rolls { $dice } for armor { $needed }+ and saves { $saved } of { $count }
    }
heavy_hitters-event-reduced = { $name } takes { $damage } less
heavy_hitters-event-attack_over = { $name }’s attack is over
heavy_hitters-event-repair_tried = { $on ->
        [self] { $done ->
            [yes] { $name }’s Repair unit rolls { $die }, needs { $needed }, and repairs its Heavy Hitter
           *[no] { $name }’s Repair unit rolls { $die }, needs { $needed }, and repairs nothing
        }
       *[other] { $done ->
            [yes] { $name }’s Repair unit rolls { $die }, needs { $needed }, and repairs { $on }’s Heavy Hitter
           *[no] { $name }’s Repair unit rolls { $die }, needs { $needed }, and does not repair { $on }’s Heavy Hitter
        }
    }

## What happens: tags, achievements, sponsors, alliances

heavy_hitters-event-tagged = { $tags ->
        [one] { $name } tags the building on { $at }: 1 tag there
       *[other] { $name } tags the building on { $at }: { $tags } tags there
    }
heavy_hitters-event-tagged-unit = { $tags ->
        [one] { $name } tags the building on { $at } with { $its }: 1 tag there
       *[other] { $name } tags the building on { $at } with { $its }: { $tags } tags there
    }
heavy_hitters-event-tag_removed = { $tags ->
        [0] { $by } removes { $name }’s last tag on { $at }
        [one] { $by } removes a tag of { $name } on { $at }: 1 is left
       *[other] { $by } removes a tag of { $name } on { $at }: { $tags } are left
    }
heavy_hitters-event-demolished = { $buildings ->
        [one] { $name } demolishes the building on { $at }, the first one
       *[other] { $name } demolishes the building on { $at } and has { $buildings } now
    }
heavy_hitters-event-fame = { $spaces ->
        [one] { $name } advances 1 space on the achievements board, to space { $fame }
       *[other] { $name } advances { $spaces } spaces on the achievements board, to space { $fame }
    }
heavy_hitters-event-upgraded = { $name } gets the upgrade { $upgrade }
heavy_hitters-event-sponsors_drawn = { $cards ->
        [none] { $count ->
            [one] { $name } draws 1 sponsor card
           *[other] { $name } draws { $count } sponsor cards
        }
       *[other] { $count ->
            [one] { $name } draws a sponsor card: { $cards }
           *[other] { $name } draws sponsor cards: { $cards }
        }
    }
heavy_hitters-event-sponsor_dropped = { $name } discards the sponsor card { $card }
heavy_hitters-event-sponsors_reshuffled = { $count ->
        [one] The discarded sponsor card is the new deck
       *[other] The { $count } discarded sponsor cards become the new deck
    }
heavy_hitters-event-ally_picked = { $of ->
        [none] { $name } chooses nobody as an ally
       *[other] { $name } chooses { $of } as an ally
    }
heavy_hitters-event-allied = { $name } and { $with } are allies until the end of the next Reset phase
heavy_hitters-event-alliances_over = All alliances are over

## What happens: solo opponents

heavy_hitters-event-die = { $table ->
        [deploy] { $name } rolls { $die } for its deployment: { $plan }
        [reveal] { $name } rolls { $die } for its weapons: { $plan }
       *[other] { $name } rolls { $die } for { $its }: it { $plan }
    }
heavy_hitters-plan-cards = { $count ->
        [one] 1 card by the table
       *[other] { $count } cards by the table
    }
heavy_hitters-event-letter = Letter { $letter }, on { $at }, is the first that is free
heavy_hitters-event-letter-reach = Letter { $letter }, on { $at }, is the first that is empty and in reach
heavy_hitters-event-letter-last = No empty letter is in reach, so the last one counts: { $letter }, on { $at }
heavy_hitters-event-letter_skipped = { $reason ->
        [off_board] Not letter { $letter }: it is off the board
        [building] Not letter { $letter }, on { $at }: a building stands there
        [occupied] Not letter { $letter }, on { $at }: a unit stands there
        [zone] Not letter { $letter }, on { $at }: nothing may be deployed in that zone
        [heavy_hitter] Not letter { $letter }, on { $at }: a Heavy Hitter stands there
        [held_back] Not letter { $letter }, on { $at }: too far for a Heavy Hitter that is held back
       *[too_far] Not letter { $letter }, on { $at }: out of reach
    }
heavy_hitters-event-no_letter = { $rule ->
        [X69] { $whose_first } is on the board already: nothing is deployed
        [X71] No letter is free: { $whose } is not deployed
        [X75] No letter is free: { $whose } stays where it is
       *[other] All letters are taken: { $whose } stays where it is
    }
heavy_hitters-event-revealed = { $count ->
        [0] { $name } has no card to reveal
        [one] { $name } reveals 1 card: { $cards }
       *[other] { $name } reveals { $count } cards: { $cards }
    }
heavy_hitters-event-duplicate = { $name } has { $card } twice and discards one
heavy_hitters-event-tossed = { $chosen ->
        [none] { $name } rolls { $die } to choose among { $among }, and must reroll
       *[other] { $ways ->
            [2] { $name } rolls { $die } to choose between { $among }: { $chosen }
           *[other] { $name } rolls { $die } to choose among { $among }: { $chosen }
        }
    }

heavy_hitters-event-game_over = { $reason ->
        [last_standing] The game is over: only { $name }’s Heavy Hitter still stands
        [all_destroyed] The game is over: all Heavy Hitters fell together, and { $name } comes first by buildings, tags and turn order
        [demolition] The game is over: { $name } has demolished enough buildings
        [team_kill] The game is over: { $name }’s team has destroyed an enemy Heavy Hitter
        [team_demolition] The game is over: { $name }’s team has demolished enough buildings
        [solo_won] The game is over: { $name } has won
        [solo_lost] The game is over: { $name } has won against you
        [out_of_rounds] The game is over: no round is left, and { $name } wins
        [round_cap] The game is over after the last round: { $name } comes first by buildings, life, tags and turn order
       *[stalled] The game is called off: { $name } comes first by buildings, life, tags and turn order
    }

## Causes: what a line adds in brackets, beside the names of cards, pilots, upgrades and keywords

heavy_hitters-cause-gkr-G50 = overspent Energy
heavy_hitters-cause-gkr-G77 = no room beside it
heavy_hitters-cause-gkr-G101 = committed weapons
heavy_hitters-cause-gkr-G126 = out
heavy_hitters-cause-gkr-G172 = its holder is out
heavy_hitters-cause-gkr-G202 = run over
heavy_hitters-cause-gkr-X10 = damage of the zone
heavy_hitters-cause-gkr-X16 = next on its path
heavy_hitters-cause-gkr-X119 = only two are left
heavy_hitters-cause-solo = { $source ->
        [house] our own rule { $rule }
       *[other] rule { $rule }
    }

## The end

heavy_hitters-outcome-last_standing = { $winner } has the last Heavy Hitter standing and wins!
heavy_hitters-outcome-last_standing-shared = { $winner } have the last Heavy Hitters standing and win!
heavy_hitters-outcome-all_destroyed = All Heavy Hitters fell together. { $winner } comes first by buildings, tags and turn order and wins!
heavy_hitters-outcome-all_destroyed-shared = All Heavy Hitters fell together. { $winner } win!
heavy_hitters-outcome-demolition = { $winner } has demolished enough buildings and wins!
heavy_hitters-outcome-demolition-shared = { $winner } have demolished enough buildings and win!
heavy_hitters-outcome-team_kill = { $winner } has destroyed an enemy Heavy Hitter and wins!
heavy_hitters-outcome-team_kill-shared = { $winner } have destroyed an enemy Heavy Hitter and win!
heavy_hitters-outcome-team_demolition = { $winner } has demolished enough buildings and wins!
heavy_hitters-outcome-team_demolition-shared = { $winner } have demolished enough buildings together and win!
heavy_hitters-outcome-solo_won = You win with { $winner }!
heavy_hitters-outcome-solo_won-shared = You win with { $winner }!
heavy_hitters-outcome-solo_lost = Your Heavy Hitter is destroyed: { $winner } wins.
heavy_hitters-outcome-solo_lost-shared = Your Heavy Hitter is destroyed: { $winner } win.
heavy_hitters-outcome-out_of_rounds = No round is left: { $winner } wins.
heavy_hitters-outcome-out_of_rounds-shared = No round is left: { $winner } win.
heavy_hitters-outcome-round_cap = The last round is over. { $winner } comes first by buildings, life, tags and turn order and wins!
heavy_hitters-outcome-round_cap-shared = The last round is over. { $winner } come first by buildings, life, tags and turn order and win!
heavy_hitters-outcome-stalled = The game was called off. { $winner } comes first by buildings, life, tags and turn order.
heavy_hitters-outcome-stalled-shared = The game was called off. { $winner } come first by buildings, life, tags and turn order.

## Before the game: options with their values, and opponents that nobody plays

heavy_hitters-option-pack = Weapons and cards
    .about = Which cards each faction may put into its deck. Both lists are our own.
heavy_hitters-option-pack-core = Core
heavy_hitters-option-pack-extended = Extended
heavy_hitters-option-board = Board
    .about = The alternative side has four zones: the inner ones make your shots stronger and hurt whoever stays there.
heavy_hitters-option-board-standard = Standard
heavy_hitters-option-board-alternative = With zones
heavy_hitters-option-alliances = Alliances
    .about = Fixed: two teams of two. Shifting: everybody chooses a new ally after each round, with three or four players.
heavy_hitters-option-alliances-none = None
heavy_hitters-option-alliances-fixed = Fixed
heavy_hitters-option-alliances-shifting = Shifting
heavy_hitters-option-solo = Solo opponents
    .about = Opponents that nobody plays: tables and single dice decide all they do.
heavy_hitters-option-solo-none = None
heavy_hitters-option-solo-normal = Normal
heavy_hitters-option-solo-armed = Armed
heavy_hitters-option-solo-hard = Hard
heavy_hitters-option-solo-brutal = Brutal
heavy_hitters-option-solo_catch_up = Opponents’ units out of reach
    .about = A support unit that reaches none of its letters is put on the last empty one, or walks toward it. Our own option.
heavy_hitters-option-solo_catch_up-put = Put there
heavy_hitters-option-solo_catch_up-walk = Walk there
heavy_hitters-option-zone_bonus_orbital = Zones and Orbital Strikes
    .about = On the board with zones, an Orbital Strike too does more damage from the inner zones.
heavy_hitters-option-allow_abstain = Choosing nobody
    .about = With shifting alliances, players may choose nobody as an ally. Our own option.
heavy_hitters-option-paths = Paths of upgrades
    .about = Everybody takes one of four paths, which fixes their upgrades and their order.
heavy_hitters-option-pilots = Pilot
    .about = A pilot belongs to one faction and gives it an ability.
heavy_hitters-option-decks = Deck
    .about = A ready deck of the faction. One that is chosen before the game is open to all.
heavy_hitters-option-scenario = Map
    .about = Where the buildings stand and the Heavy Hitters start.
heavy_hitters-option-scenario-asked = Chosen at the table
heavy_hitters-option-decks-ready = Ready
heavy_hitters-option-decks-built = Built at the table
heavy_hitters-option-round_cap = Last round
    .about = After this many rounds, buildings, life, tags and turn order decide; 0 for no limit. Our own option.

heavy_hitters-rival-normal = Solo opponent
    .about = Chooses nothing: dice and tables decide all it does, and you can read them at every step.
    .inside = a solo opponent
    .plays = A solo opponent plays { $name }.
    .figure = Which faction does the opponent play?
heavy_hitters-rival-armed = Armed solo opponent
    .about = The same rules, but with one more secondary weapon, so more life, and one more card in every Combat phase. Our own level.
    .inside = an armed solo opponent
    .plays = A solo opponent plays { $name }, with one more weapon.
    .figure = Which faction does the opponent play?
heavy_hitters-rival-hard = Hard solo opponent
    .about = The same rules, but it reveals one more card of its best weapons in every Combat phase. Our own level.
    .inside = a hard solo opponent
    .plays = A solo opponent plays { $name }, with one more card in every combat.
    .figure = Which faction does the opponent play?
heavy_hitters-rival-brutal = Brutal solo opponent
    .about = The same rules, but with one more secondary weapon and two more cards in every Combat phase. Our own level.
    .inside = a brutal solo opponent
    .plays = A solo opponent plays { $name }, with one more weapon and one more card in every combat.
    .figure = Which faction does the opponent play?

## Entries of a view

heavy_hitters-key-round = round
heavy_hitters-key-phase = phase
heavy_hitters-key-glory_hound = Glory Hound
heavy_hitters-key-scenario = map
heavy_hitters-key-buildings = buildings
heavy_hitters-key-leaning = leaning buildings
heavy_hitters-key-rubble = rubble
heavy_hitters-key-allies = allies
heavy_hitters-key-upgrades = upgrades
heavy_hitters-key-sponsor_count = sponsor cards
heavy_hitters-key-sponsor_discard = discarded sponsor cards
heavy_hitters-key-attack = attack
heavy_hitters-key-queue = order of attacks
heavy_hitters-key-faction = faction
heavy_hitters-key-pilot = pilot
heavy_hitters-key-path = path
heavy_hitters-key-life = life
heavy_hitters-key-deck_count = draw pile
heavy_hitters-key-hand_count = hand
heavy_hitters-key-discard_count = discard pile
heavy_hitters-key-damage_count = damage pile
heavy_hitters-key-in_play = in play
heavy_hitters-key-energy = Energy
heavy_hitters-key-overspent = overspent
heavy_hitters-key-units = units
heavy_hitters-key-tags = tags
heavy_hitters-key-fame = achievements
heavy_hitters-key-demolished = demolished
heavy_hitters-key-used = used
heavy_hitters-key-passed = passed
heavy_hitters-key-out = out
heavy_hitters-key-hand = cards in hand
heavy_hitters-key-discard = discarded cards
heavy_hitters-key-damage = damage cards
heavy_hitters-key-sponsors = sponsor cards in hand
heavy_hitters-key-snared = snared
heavy_hitters-key-snared_next = snared next round
heavy_hitters-key-pounced = pounced
heavy_hitters-key-maneuvered = maneuver played
heavy_hitters-key-leg_lock = leg lock
heavy_hitters-key-queasy = fewer cards
heavy_hitters-key-dazzled = dazzled
heavy_hitters-key-overclocked = early weapon

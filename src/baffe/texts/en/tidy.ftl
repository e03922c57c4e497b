### What `baffe tidy` says.

help-tidy = Tidy the database: pack finished games, give unused room back to the disk, bring tables back from the bin. Stop the server first.
    .examples = baffe tidy | baffe tidy --data games | baffe tidy --restore 8PDD2F877V
help-tidy-data = The folder of the database.
help-tidy-database = Another database, such as { "postgresql://HOST/NAME" }.
help-tidy-restore = Bring the table of this code back from the bin; may be given several times.
help-tidy-lang = Language: fr or en.

tidy-packed = { $count ->
    [0] Every finished game was already packed.
    [one] One finished game packed.
   *[other] { $count } finished games packed.
}
tidy-size = The database had { $before } MB and has { $after }.
tidy-restored = Back from the bin: { $code }
tidy-not-there = There is no table { $code } in the bin.
tidy-no-database = There is no database in { $folder }.

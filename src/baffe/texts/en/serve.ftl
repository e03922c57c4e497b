### What `baffe serve` says.

help-serve = Play in the browser: opens a server on this machine.
    .examples = baffe serve --open | baffe serve --lan | baffe serve --lan --address 192.168.1.20 | baffe serve --port 9000 --data games | baffe serve --database { "postgresql://localhost/baffe" }
help-serve-port = The port; without it 8417, or the next one that is free.
help-serve-lan = Let phones and computers of the local network in, and show a QR code for them.
help-serve-address = Which address of this machine to show, when it has several.
help-serve-open_browser = Open the browser, if there is a screen.
help-serve-data = The folder for the database and the signing key.
help-serve-database = Another database, such as { "postgresql://HOST/NAME" }; without this option BAFFE_DATABASE says which.
help-serve-password_file = A file that holds the password of the database.
help-serve-host_name = A further name under which people reach this server; may be given several times.
help-serve-limit = Set a limit: guest=N or address=N messages a second, tables=N an hour, codes=N wrong codes a minute, sockets=N open pages of one address, connections=N in all.
help-serve-health_from = A network whose machines may ask for /healthz and /readyz, such as 10.0.0.0/8; may be given several times.
help-serve-drain = Seconds between the wish to stop, which /readyz tells at once, and the stop.
help-serve-keep_days = Tables that nobody has used for so many days go into the bin, and a week later they are removed: 30 days without it, 0 for ever.
help-serve-keep_tables = How many tables one address may keep before it can open no more: 1000 without it, 0 for no limit.
help-serve-keep_megabytes = How large the database may be before nobody can open a table: 2000 without it, 0 for no limit. Games that run go on.
help-serve-log = How errors are written to stderr: text or json.
help-serve-quiet = Print the address only.
help-serve-lang = Language: fr or en.

serve-here = Baffe is open: { $address }
serve-network = On the local network: { $address }
serve-or = or: { $address }
serve-no-network = No address on a local network was found.
serve-stop = Ctrl-C closes it; games stay saved.
serve-port-taken = Port { $port } is taken; leave --port out to get the next free one.
serve-port-forbidden = Port { $port } is reserved; choose one from 1024 up.
serve-address-needs-lan = --address needs --lan.
serve-not-our-address = { $address } is not an address of this machine.
serve-bad-limit = { $limit } is not a limit: guest=N, address=N, tables=N, codes=N, sockets=N or connections=N is expected.
serve-bad-network = { $network } is not a network: 10.0.0.0/8 or an address is expected.
serve-database = The database cannot be used: { $reason }
serve-password-seen = Others on this machine can read the password of the database on the command line. Put it into BAFFE_DATABASE, or use --password-file.
serve-password-needs-database = --password-file needs --database or BAFFE_DATABASE.
serve-password-file = The password file { $file } cannot be read: { $reason }
serve-failed = The server cannot start: { $reason }

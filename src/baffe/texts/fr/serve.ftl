### Ce que dit `baffe serve`.

help-serve = Jouer dans le navigateur : ouvrir un serveur sur cette machine.
    .examples = baffe serve --open | baffe serve --lan | baffe serve --lan --address 192.168.1.20 | baffe serve --port 9000 --data parties | baffe serve --database { "postgresql://localhost/baffe" }
help-serve-port = Le port ; sinon 8417, ou le suivant qui est libre.
help-serve-lan = Laisser entrer les téléphones et ordinateurs du réseau local, et afficher un code QR pour eux.
help-serve-address = L’adresse de cette machine à afficher, quand elle en a plusieurs.
help-serve-open_browser = Ouvrir le navigateur, s’il y a un écran.
help-serve-data = Le dossier de la base de données et de la clé de signature.
help-serve-database = Une autre base de données, par exemple { "postgresql://HÔTE/NOM" } ; sans cette option, celle de BAFFE_DATABASE.
help-serve-password_file = Un fichier qui contient le mot de passe de la base de données.
help-serve-host_name = Un autre nom sous lequel on atteint ce serveur ; peut être donné plusieurs fois.
help-serve-limit = Fixer une limite : guest=N ou address=N messages par seconde, tables=N par heure, codes=N codes faux par minute, sockets=N pages ouvertes d’une adresse, connections=N en tout.
help-serve-health_from = Un réseau dont les machines peuvent demander /healthz et /readyz, par exemple 10.0.0.0/8 ; peut être donné plusieurs fois.
help-serve-drain = Secondes entre la demande d’arrêt, que /readyz annonce aussitôt, et l’arrêt.
help-serve-keep_days = Les tables que personne n’utilise pendant tant de jours vont à la corbeille, et une semaine plus tard elles sont supprimées : 30 jours sinon, 0 pour toujours.
help-serve-keep_tables = Combien de tables une adresse peut garder avant de ne plus pouvoir en ouvrir : 1000 sinon, 0 sans limite.
help-serve-keep_megabytes = La taille de la base de données à partir de laquelle personne n’ouvre de table : 2000 sinon, 0 sans limite. Les parties en cours continuent.
help-serve-log = Comment les erreurs sont écrites sur stderr : text ou json.
help-serve-quiet = N’afficher que l’adresse.
help-serve-lang = Langue : fr ou en.

serve-here = Baffe est ouvert : { $address }
serve-network = Sur le réseau local : { $address }
serve-or = ou : { $address }
serve-no-network = Aucune adresse de réseau local n’a été trouvée.
serve-stop = Ctrl-C ferme le serveur ; les parties restent enregistrées.
serve-port-taken = Le port { $port } est pris ; sans --port, le suivant qui est libre est choisi.
serve-port-forbidden = Le port { $port } est réservé ; choisissez-en un à partir de 1024.
serve-address-needs-lan = --address ne sert qu’avec --lan.
serve-not-our-address = { $address } n’est pas une adresse de cette machine.
serve-bad-limit = { $limit } n’est pas une limite : guest=N, address=N, tables=N, codes=N, sockets=N ou connections=N est attendu.
serve-bad-network = { $network } n’est pas un réseau : donnez 10.0.0.0/8 ou une adresse.
serve-database = La base de données est inutilisable : { $reason }
serve-password-seen = D’autres personnes sur cette machine peuvent lire le mot de passe de la base de données dans la ligne de commande. Mettez-le dans BAFFE_DATABASE, ou utilisez --password-file.
serve-password-needs-database = --password-file ne sert qu’avec --database ou BAFFE_DATABASE.
serve-password-file = Le fichier de mot de passe { $file } est illisible : { $reason }
serve-failed = Le serveur ne peut pas démarrer : { $reason }

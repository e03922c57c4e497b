### Les 64 cartes Énergie du jeu de base, dans l’ordre imprimé, et les 12 costumes d’Halloween :
### le nom, .effect (ce que fait la carte) et .notes (ce que l’on demande à son sujet).

## Cartes POUVOIR

tokyo-card-acid_attack = Attaque acide
    .effect = À chacun de vos tours, votre résultat compte une baffe de plus que vos dés n’en montrent, même s’ils n’en montrent aucune.
    .notes = Cette baffe suffit pour attaquer : les monstres qu’elle blesse dans Tokyo peuvent Fuir, et elle déclenche Monstre Alpha, Souffle de feu, Queue à piquants et Urbavore. Elle peut remplacer la baffe demandée par Destruction totale. Une copie par Mimétisme ajoute une baffe de plus.

tokyo-card-alien_origin = Origine extra-terrestre
    .effect = Chaque carte que vous achetez vous coûte 1⚡ de moins (jamais moins de 0).
    .notes = La réduction vaut pour tous vos achats : marché, dessus de la pioche, Opportuniste, Tentacules parasites, costumes. Si vous payez un autre monstre, il reçoit le prix réduit. Renouveler le marché coûte toujours 2⚡ et Métamorphose rend toujours le prix imprimé. Une copie par Mimétisme retire encore 1⚡.

tokyo-card-alpha_monster = Monstre Alpha
    .effect = Marquez 1★ chaque fois que votre résultat contient au moins une baffe.
    .notes = Les baffes ajoutées par des cartes comptent, et il n’est pas nécessaire de toucher quelqu’un. Vous marquez 1★ par tour, quel que soit le nombre de baffes, avant toute perte de ♥.

tokyo-card-armor_plating = Armure de plaques
    .effect = Ignorez toute perte d’exactement 1♥.
    .notes = Chaque perte est examinée séparément, quelle que soit sa cause ; si Camouflage ramène 2♥ à 1♥, ce dernier ♥ est ignoré aussi. Une baffe arrêtée ne vous blesse pas : pas de jeton, et pas de possibilité de Fuir. Face à une seule baffe, l’armure agit avant Réacteurs, sans question. Une baffe et Souffle de feu ensemble font une perte de 2♥, qui n’est pas ignorée.

tokyo-card-background_dweller = Ninja urbain
    .effect = Pendant vos lancers, vous pouvez relancer tout dé qui montre un 3, autant de fois que vous voulez, sans dépenser de lancer.
    .notes = Vous relancez un dé à la fois, même après votre dernier lancer. Si une Sonde psychique change un de vos dés en 3, vous pouvez le relancer ; un 3 que vous avez choisi grâce à une carte ne se relance pas. Cela vaut aussi pour vos dés de Camouflage et pour le dé que vous lancez avec votre propre Sonde psychique.

tokyo-card-burrowing = Fouisseur
    .effect = Tant que vous êtes dans Tokyo, votre résultat compte une baffe de plus. Quand vous fuyez, le monstre qui prend votre place perd 1♥.
    .notes = La baffe supplémentaire ne demande aucune baffe sur vos dés et compte pour Queue à piquants et Urbavore. Le ♥ perdu par le nouveau venu n’est pas une baffe ; il est perdu avant d’entrer et, si c’est le dernier, votre place reste vide. Il faut avoir choisi de Fuir, et que le monstre prenne vraiment votre place : si Tokyo City et Tokyo Bay se vident ensemble, seul le monstre de Tokyo City mord. Avec une copie par Mimétisme, vous mordez deux fois, 1♥ chaque fois.

tokyo-card-camouflage = Camouflage
    .effect = Quand vous allez perdre des ♥, vous pouvez lancer un dé pour chacun d’eux : chaque cœur obtenu en sauve un.
    .notes = Cela vaut pour toute perte, y compris par le poison et par vos propres cartes. Vous lancez les dés une fois par perte ; une copie par Mimétisme donne un second jet pour ce qui reste. Ailes peut servir avant ou après ce jet. Si vous ne perdez finalement rien, il n’y a pas de blessure : pas de jeton, et pas de possibilité de Fuir.

tokyo-card-complete_destruction = Destruction totale
    .effect = Si votre résultat contient 1, 2, 3, cœur, énergie et baffe, marquez 9★. Les dés gardent leurs effets habituels.
    .notes = Avec plus de six dés, un de chaque face suffit. Une baffe ajoutée par une carte peut remplacer le dé baffe ; les cinq autres faces doivent être sur vos dés. Cela marche dans Tokyo, même si le cœur n’y soigne pas, et se cumule avec Détritivore.

tokyo-card-media_friendly = Médiatique
    .effect = Marquez 1★ chaque fois que vous achetez une carte Énergie.
    .notes = L’achat de Médiatique ne rapporte rien. L’étoile arrive au paiement, avant l’effet de la carte. Tout achat compte, au marché, dans la pioche ou chez un autre monstre, même hors de votre tour ; le vol d’un costume ne compte pas.

tokyo-card-eater_of_the_dead = Nécrophage
    .effect = Marquez 3★ chaque fois qu’un monstre tombe à 0♥.
    .notes = Peu importe le tour et la cause ; plusieurs monstres rapportent plusieurs fois. Votre propre élimination ne vous rapporte rien. Cela compte aussi pour un monstre sauvé par Il restait un œuf !

tokyo-card-energy_hoarder = Réserve d’énergie
    .effect = À la fin de votre tour, marquez 1★ par tranche de 6⚡ dans votre réserve. Vous ne dépensez rien.
    .notes = Seules les tranches complètes comptent, après les achats et après les ventes de Métamorphose.

tokyo-card-even_bigger = Encore plus grand
    .effect = Gagnez 2♥ quand vous obtenez cette carte. Tant que vous l’avez, votre maximum est de 12♥.
    .notes = Si la carte vous quitte, votre maximum revient à 10♥ et les ♥ en trop sont perdus aussitôt. Une copie par Mimétisme donne ses 2♥, mais le maximum reste de 12♥. Un monstre qui prend la carte avec Tentacules parasites gagne aussi les 2♥. Avec Régénération, cela fait 3♥.

tokyo-card-extra_head = Une tête de plus
    .effect = Vous lancez un dé de plus.
    .notes = Une tête achetée pendant ce tour sert à partir de votre prochain tour. Les deux cartes et une copie par Mimétisme donnent jusqu’à neuf dés.

tokyo-card-fire_breathing = Souffle de feu
    .effect = Quand votre résultat contient au moins une baffe, les monstres assis à votre gauche et à votre droite perdent chacun 1♥.
    .notes = Le souffle atteint le monstre vivant le plus proche de chaque côté, même s’il est au même endroit que vous ; une baffe ajoutée par une carte suffit. S’il ne reste qu’un adversaire, il perd 1♥ seulement, ou 2♥ si vous avez aussi une copie par Mimétisme. Si vos baffes touchent aussi ce monstre, tout forme une seule perte ; sinon ce ♥ n’est pas une baffe : ni jeton, ni possibilité de Fuir.

tokyo-card-freeze_time = Contrôle du temps
    .effect = Si votre résultat contient au moins trois 1, vous pouvez rejouer un tour après celui-ci, avec un dé de moins.
    .notes = La question vous est posée à la fin de votre tour. Trois 1 pendant le tour supplémentaire en donnent encore un, avec un dé de moins encore, et ainsi de suite ; quand la série s’arrête, vous retrouvez tous vos dés. Achetée pendant votre tour après trois 1, la carte agit aussitôt ; achetée pendant le tour d’un autre monstre, non. Une copie par Mimétisme ne donne pas de second tour, et le tour de Rage vient après.

tokyo-card-friend_of_children = L’ami des enfants
    .effect = Chaque fois que vous gagnez des ⚡, gagnez 1⚡ de plus.
    .notes = Tous les dés énergie d’un tour forment un seul gain ; chaque effet de carte, vente ou paiement reçu en est un autre. Les ventes de Métamorphose comptent, sauf celle de L’ami des enfants. Prendre des ⚡ sur Monstre batterie n’est pas un gain.

tokyo-card-giant_brain = Cerveau démesuré
    .effect = Vous avez un lancer de plus à chaque tour.
    .notes = Une copie par Mimétisme ajoute encore un lancer.

tokyo-card-gourmet = Gourmet
    .effect = Si votre résultat contient au moins trois 1, marquez 2★ en plus des étoiles habituelles.
    .notes = Une fois par tour, même avec six 1. Une copie par Mimétisme rapporte 2★ de plus.

tokyo-card-healing_ray = Rayon revigorant
    .effect = Vous pouvez utiliser vos dés cœur pour soigner d’autres monstres. Chacun vous paie 2⚡ par ♥ reçu, ou tout ce qu’il a s’il a moins.
    .notes = Partagez vos dés cœur comme vous voulez entre vous, vos jetons et les autres ; vous pouvez soigner les autres même depuis Tokyo. Un monstre sous son maximum ne peut pas refuser ; sans ⚡, son soin est gratuit. Tous les dés donnés à un même monstre forment un seul gain et un seul paiement. Sa Régénération ajoute 1♥ qu’il ne paie pas ; votre carte L’ami des enfants s’applique.

tokyo-card-herbivore = Herbivore
    .effect = À la fin de votre tour, marquez 1★ si vous n’avez fait perdre de ♥ à personne pendant ce tour.
    .notes = Seuls les ♥ vraiment perdus comptent : une attaque entièrement arrêtée ne gêne pas. Les ♥ perdus à cause de vos cartes comptent, même les vôtres (avec Tank, par exemple). Le poison n’est le fait de personne.

tokyo-card-herd_culler = Prédateur sélectif
    .effect = Une fois par tour, avant de résoudre, vous pouvez mettre un de vos dés sur 1.
    .notes = À utiliser après tous vos lancers et après les Sondes psychiques. Une copie par Mimétisme permet de recommencer une fois.

tokyo-card-it_has_a_child = Il restait un œuf !
    .effect = Si vous tombez à 0♥, vous restez en jeu : défaussez toutes vos cartes, retombez à 0★, quittez Tokyo et repartez avec 10♥.
    .notes = C’est automatique. Vous gardez vos ⚡, et les jetons Poison et Toupetit restent sur vous ; costumes et Mimétisme sont défaussés avec le reste. Nécrophage rapporte quand même aux autres. Ce n’est pas Fuir : Fouisseur ne fait rien.

tokyo-card-jets = Réacteurs
    .effect = Si vous choisissez de Fuir Tokyo après avoir reçu des baffes, vous ne perdez aucun des ♥ de cette attaque.
    .notes = Vous choisissez avant de perdre quoi que ce soit. Si vous restez, les ♥ sont perdus après vos réactions habituelles, et la question n’est plus posée. Fuir vous épargne aussi les jetons et le ♥ de Souffle de feu, et peut vous sauver la vie. Si Tokyo Bay ferme et vous oblige à sortir entre-temps, ce n’est pas Fuir : les ♥ sont perdus.

tokyo-card-made_in_a_lab = Expérience scientifique
    .effect = Pendant votre phase d’achat, vous voyez en secret la première carte de la pioche et pouvez l’acheter. Sinon, elle reste en place.
    .notes = Vous payez son prix habituel, avec vos réductions. Après chaque achat ou renouvellement du marché, vous voyez la carte qui est alors au-dessus. Une copie par Mimétisme montre les deux premières cartes. Cet achat ne révèle rien au marché : Opportuniste ne peut pas en profiter.

tokyo-card-metamorph = Métamorphose
    .effect = À la fin de votre tour, après les achats, vous pouvez défausser autant de vos cartes POUVOIR que vous voulez et gagner leur prix imprimé en ⚡.
    .notes = Vous recevez le prix entier, même pour une carte achetée moins cher ou pendant ce tour. Il est trop tard pour acheter avec ces ⚡ ce tour-ci, mais cela compte pour Réserve d’énergie et Énergie solaire. Métamorphose peut se vendre aussi, en dernier ; Mimétisme se vend 8⚡, quelle que soit la carte copiée. Les costumes ne se vendent pas.

tokyo-card-mimic = Mimétisme
    .effect = Quand vous l’obtenez, placez le jeton Mimétisme sur une carte POUVOIR de n’importe quel monstre : Mimétisme en devient une copie neuve. Au début de votre tour, vous pouvez payer 1⚡ pour déplacer le jeton.
    .notes = Vous pouvez copier vos propres cartes, mais pas un autre Mimétisme, un costume ou une carte ACTION. Ce qu’une carte apporte en arrivant revient (2♥ pour Encore plus grand, 6⚡ sur Monstre batterie, 3 jetons Fumée). Si la carte copiée est défaussée, Mimétisme ne fait rien tant que vous n’avez pas replacé le jeton pour 1⚡ au début de votre tour ; si elle change seulement de propriétaire, le jeton reste dessus. Quand le texte copié demande de défausser la carte (Plan B, Monstre batterie, Sonde psychique, Écran de fumée), défaussez Mimétisme.

tokyo-card-battery_monster = Monstre batterie
    .effect = Arrive avec 6⚡ de la banque. Au début de chacun de vos tours, prenez-y 2⚡ ; défaussez la carte une fois vide.
    .notes = Elle paie trois fois, à partir de votre prochain tour, et vous ne pouvez pas refuser. Les ⚡ que vous y prenez ne sont pas un gain pour L’ami des enfants. Les ⚡ encore sur la carte ne se dépensent pas et disparaissent avec elle. Un monstre qui l’achète avec Tentacules parasites la reçoit de nouveau avec 6⚡.

tokyo-card-nova_breath = Souffle nova
    .effect = Vos baffes touchent tous les autres monstres, où qu’ils soient.
    .notes = Un monstre blessé dans Tokyo peut Fuir même si vous y êtes aussi ; vous restez alors où vous êtes. Une copie par Mimétisme n’ajoute rien.

tokyo-card-detritivore = Détritivore
    .effect = Si votre résultat contient au moins un 1, un 2 et un 3, marquez 2★. Ces dés comptent encore pour tout le reste.
    .notes = Une fois par tour, même avec deux suites complètes de 1, 2 et 3. Une copie par Mimétisme rapporte 2★ de plus.

tokyo-card-opportunist = Opportuniste
    .effect = Chaque fois qu’une carte est révélée au marché, vous pouvez l’acheter aussitôt, même pendant le tour d’un autre monstre.
    .notes = Renouveler le marché révèle trois cartes ; le premier marché de la partie n’en révèle aucune. La carte qui remplace votre achat vous est proposée aussi, et une carte révélée pendant ce tour vous reste ouverte jusqu’à sa vente ou la fin du tour. Entre plusieurs Opportuniste, la priorité va au premier à gauche du monstre actif. Vous payez votre propre prix et la carte agit pour vous.

tokyo-card-parasitic_tentacles = Tentacules parasites
    .effect = Pendant votre phase d’achat, vous pouvez acheter les cartes POUVOIR des autres monstres. Vous payez leur propriétaire.
    .notes = L’autre monstre ne peut pas refuser et reçoit ce que vous payez vraiment. Les costumes ne s’achètent pas ainsi. La carte compte comme neuve : elle retrouve tous ses jetons, Encore plus grand donne 2♥, Mimétisme choisit une nouvelle carte. Rien n’est révélé au marché : Opportuniste ne peut pas en profiter.

tokyo-card-plot_twist = Plan B
    .effect = Avant de résoudre, vous pouvez mettre un de vos dés sur la face de votre choix. Défaussez alors cette carte.
    .notes = À utiliser après tous vos lancers et après les Sondes psychiques. Par une copie, c’est Mimétisme qui part à la défausse.

tokyo-card-poison_quills = Dards empoisonnés
    .effect = Si votre résultat contient au moins trois 2, il compte deux baffes de plus.
    .notes = Ces baffes déclenchent Monstre Alpha, Souffle de feu, Queue à piquants et Urbavore. Une fois par tour, même avec six 2.

tokyo-card-poison_spit = Crachat venimeux
    .effect = Chaque monstre que vous blessez avec des baffes reçoit 1 jeton Poison et perd 1♥ par jeton à la fin de ses tours. Un dé cœur peut retirer un jeton au lieu de soigner.
    .notes = Un jeton par attaque, quel que soit le nombre de baffes ; aucun si aucun ♥ n’est perdu. Les jetons restent quand la carte a disparu ; on ne peut pas les retirer dans Tokyo, et le ♥ en plus de Régénération n’en retire pas. Tout le poison frappe d’un coup à la toute fin du tour, même un monstre à 20★. Camouflage et Ailes protègent, et Armure de plaques arrête un jeton seul.

tokyo-card-psychic_probe = Sonde psychique
    .effect = Une fois pendant le tour de chaque adversaire, après son dernier lancer, vous pouvez relancer un de ses dés. Si vous obtenez un cœur, défaussez cette carte.
    .notes = Elle agit avant les cartes avec lesquelles le monstre actif change ses dés. S’il y a plusieurs sondes, on agit dans l’ordre du tour, à partir de la gauche du monstre actif. Une seule sonde par tour, même si vous avez aussi une copie par Mimétisme ; un cœur défausse alors les deux. Un 3 peut être relancé grâce à Ninja urbain, le vôtre ou celui de l’adversaire.

tokyo-card-rapid_healing = Guérison rapide
    .effect = À tout moment, payez 2⚡ pour gagner 1♥, autant de fois que vous voulez.
    .notes = Le jeu vous le propose avec chaque question qu’il vous pose et chaque fois que vous allez perdre des ♥, même dans Tokyo ou pendant le tour d’un autre monstre. Le soin vient avant la perte et ne dépasse jamais votre maximum. Avec Régénération, chaque usage donne 2♥.

tokyo-card-regeneration = Régénération
    .effect = Chaque fois que vous gagnez des ♥, gagnez 1♥ de plus, sans dépasser votre maximum.
    .notes = Tous les dés cœur que vous gardez pour vous forment un seul gain ; chaque effet de carte ou usage de Guérison rapide en est un autre. Cela marche aussi quand un autre monstre vous soigne, et vous ne payez pas le ♥ en plus. Cela ne marche pas quand vos dés retirent seulement des jetons, ni pour les 10♥ de la carte Il restait un œuf !

tokyo-card-rooting_for_the_underdog = Trop mignon
    .effect = À la fin de votre tour, marquez 1★ si tous les autres monstres ont plus de ★ que vous.
    .notes = Une égalité à la dernière place ne rapporte rien. Seuls les monstres en vie sont comparés. C’est le premier des effets automatiques de fin de tour.

tokyo-card-shrink_ray = Rayon réducteur
    .effect = Chaque monstre que vous blessez avec des baffes reçoit 1 jeton Toupetit et lance un dé de moins par jeton. Un dé cœur peut retirer un jeton au lieu de soigner.
    .notes = Un jeton par attaque ; aucun si aucun ♥ n’est perdu, ou si seul Souffle de feu a touché le monstre. Les jetons restent quand la carte a disparu et ne se retirent pas dans Tokyo. Le nombre de dés est fixé quand les lancers commencent : retirer un jeton sert à partir du tour suivant.

tokyo-card-smoke_cloud = Écran de fumée
    .effect = Arrive avec 3 jetons Fumée. Dépensez-en un pour un lancer de plus ; défaussez la carte avec le dernier.
    .notes = Pendant vos propres lancers, même après le dernier, et plusieurs par tour si vous voulez. Un monstre qui l’achète avec Tentacules parasites la reçoit de nouveau avec 3 jetons. Quand une copie n’a plus de jeton, Mimétisme part à la défausse.

tokyo-card-solar_powered = Énergie solaire
    .effect = Si votre réserve de ⚡ est vide à la fin de votre tour, gagnez 1⚡.
    .notes = À vérifier après les achats et après les ventes de Métamorphose. Avec L’ami des enfants, vous gagnez 2⚡.

tokyo-card-spiked_tail = Queue à piquants
    .effect = Si votre résultat contient au moins une baffe, il en compte une de plus.
    .notes = N’importe quelle baffe convient, sur un dé ou ajoutée par une carte comme Attaque acide, Fouisseur ou Dards empoisonnés. Cela se cumule avec Urbavore, et une copie par Mimétisme ajoute une baffe de plus.

tokyo-card-stretchy = Élastique
    .effect = Avant de résoudre, vous pouvez payer 2⚡ pour mettre un de vos dés sur la face de votre choix.
    .notes = Autant de fois que vous pouvez payer, après tous vos lancers et après les Sondes psychiques.

tokyo-card-energy_drink = Boisson énergisante
    .effect = Pendant vos lancers, vous pouvez payer 1⚡ pour un lancer de plus.
    .notes = Autant de fois que vous pouvez payer, même après votre dernier lancer.

tokyo-card-urbavore = Urbavore
    .effect = Marquez 1★ de plus quand vous commencez votre tour dans Tokyo. Dans Tokyo, si votre résultat contient au moins une baffe, il en compte une de plus.
    .notes = L’étoile est marquée aussi avec la variante à deux. N’importe quelle baffe convient, même ajoutée par une carte, et cela se cumule avec Queue à piquants.

tokyo-card-were_only_making_it_stronger = Nous ne faisons que le rendre plus fort
    .effect = Chaque fois que vous perdez 2♥ ou plus d’un coup, gagnez 1⚡.
    .notes = Seuls les ♥ vraiment perdus en une fois comptent, quelle que soit la cause, même vos propres cartes. Vous gagnez 1⚡ quel que soit leur nombre, et rien en cas d’élimination.

tokyo-card-wings = Ailes
    .effect = Quand vous allez perdre des ♥, vous pouvez payer 2⚡ : vous ne perdez plus aucun ♥ jusqu’à la fin du tour.
    .notes = Quelle que soit la cause et quel que soit le tour ; les pertes suivantes du même tour, poison compris, sont couvertes. Il n’y a pas de blessure : pas de jeton, et pas de possibilité de Fuir. Vous pouvez d’abord lancer vos dés de Camouflage, et rien n’est demandé quand Armure de plaques suffit.

## Cartes ACTION

tokyo-card-apartment_building = Immeuble
    .effect = Marquez 3★.

tokyo-card-commuter_train = Tramway
    .effect = Marquez 2★.

tokyo-card-corner_store = La petite boutique du coin
    .effect = Marquez 1★.

tokyo-card-death_from_above = La mort vient du ciel
    .effect = Marquez 2★ et installez-vous dans Tokyo si vous n’y êtes pas. Tout autre occupant doit en sortir.
    .notes = Entrer rapporte aussi la récompense habituelle (1★, ou 1⚡ avec la variante à deux). Vous finissez dans Tokyo City, et Tokyo Bay se vide aussi ; passer de Tokyo Bay à Tokyo City ne rapporte rien. Sortir ainsi n’est pas Fuir : ni Fouisseur, ni Réacteurs. Achetée pendant le tour d’un autre monstre, la carte agit pour vous.

tokyo-card-energize = Recharge
    .effect = Gagnez 9⚡.
    .notes = Vous pouvez les dépenser aussitôt. Avec L’ami des enfants, vous gagnez 10⚡.

tokyo-card-evacuation_orders = Ordre d’évacuation
    .effect = Tous les autres monstres perdent 5★ (jamais sous 0).
    .notes = Un monstre arrivé à 20★ plus tôt dans le tour peut redescendre avant la vérification de la victoire.

tokyo-card-flame_thrower = Lance-flammes
    .effect = Tous les autres monstres perdent 2♥.
    .notes = Ce n’est pas une baffe : personne ne peut Fuir et aucun jeton n’est donné. Pour Herbivore, vous avez fait perdre des ♥.

tokyo-card-frenzy = Rage
    .effect = Jouez un autre tour complet juste après celui-ci.
    .notes = Vous pouvez d’abord continuer vos achats, et ce tour se termine comme d’habitude. Le tour supplémentaire est normal, avec tous vos dés ; les tours de Contrôle du temps passent avant. Si vous achetez la carte pendant le tour d’un autre monstre, vous jouez juste après lui, puis l’ordre habituel reprend. Il n’y a pas de tour supplémentaire si la partie est finie ou si votre monstre est éliminé.

tokyo-card-gas_refinery = Raffinerie de gaz
    .effect = Marquez 2★. Tous les autres monstres perdent 3♥.
    .notes = Les ★ d’abord, les ♥ ensuite. Ce n’est pas une baffe : personne ne peut Fuir et aucun jeton n’est donné.

tokyo-card-heal = Soin
    .effect = Gagnez 2♥.
    .notes = Le soin marche aussi dans Tokyo. Avec Régénération, vous gagnez 3♥.

tokyo-card-high_altitude_bombing = Bombardement aérien
    .effect = Tous les monstres perdent 3♥, vous aussi.
    .notes = Les ♥ se perdent dans l’ordre du tour, à partir du monstre qui vous suit et jusqu’à vous. Ce n’est pas une baffe : personne ne peut Fuir. Si aucun monstre ne survit, tout le monde perd.

tokyo-card-jet_fighters = Avions de chasse
    .effect = Marquez 5★ et perdez 4♥.
    .notes = Les ★ d’abord, les ♥ ensuite, et vous pouvez vous protéger comme d’habitude. Un monstre éliminé ne gagne pas, même avec 20★.

tokyo-card-national_guard = Garde nationale
    .effect = Marquez 2★ et perdez 2♥.
    .notes = Les ★ d’abord, les ♥ ensuite, et vous pouvez vous protéger comme d’habitude. Un monstre éliminé ne gagne pas, même avec 20★.

tokyo-card-nuclear_power_plant = Centrale nucléaire
    .effect = Marquez 2★ et gagnez 3♥.
    .notes = Le soin marche aussi dans Tokyo. Avec Régénération, vous gagnez 4♥.

tokyo-card-skyscraper = Gratte-ciel
    .effect = Marquez 4★.

tokyo-card-tank = Tank
    .effect = Marquez 4★ et perdez 3♥.
    .notes = Les ★ d’abord, les ♥ ensuite, et vous pouvez vous protéger comme d’habitude. Un monstre éliminé ne gagne pas, même avec 20★.

tokyo-card-vast_storm = Tempête magnétique
    .effect = Marquez 2★. Tous les autres monstres perdent la moitié de leurs ⚡, arrondie à l’inférieur.
    .notes = Avec 5⚡, un monstre en perd 2. Ces ⚡ vont à la banque ; la réserve posée sur Monstre batterie ne risque rien.

## Costumes

tokyo-card-astronaut = Astronaute
    .effect = 17★ vous suffisent pour gagner, au lieu de 20★.
    .notes = Les 17★ se vérifient chaque fois que vous marquez et quand vous obtenez ce costume. Une fois atteints avec lui, plus rien n’enlève la victoire : vous gagnez à la fin du tour, si vous êtes encore en vie.

tokyo-card-ghost = Fantôme
    .effect = À la fin de chaque tour, même celui d’un autre monstre, gagnez 1♥ si vous y avez perdu des ♥.
    .notes = Votre propre tour compte aussi, poison compris. Vous gagnez 1♥, quel que soit le nombre perdu, dans Tokyo aussi ; Régénération s’y ajoute.

tokyo-card-vampire = Vampire
    .effect = À la fin de chaque tour, même celui d’un autre monstre, gagnez 1♥ si vous y avez fait perdre des ♥ à un autre monstre.
    .notes = Les tours des autres comptent aussi, par exemple quand vous choisissez de Fuir avec Fouisseur. Ce que vous perdez par vos propres cartes ne compte pas.

tokyo-card-witch = Sorcière
    .effect = Quand les baffes d’un autre monstre vont vous blesser, vous pouvez lui faire relancer un de ses dés.
    .notes = Une fois par tour, après le dernier lancer et avant que le monstre ne change ses dés, au moment de Sonde psychique ; votre propre Sonde psychique vient après. Les baffes ajoutées par des cartes comptent ; la question n’est pas posée si Armure de plaques suffit à les arrêter. Vous pouvez choisir n’importe quel dé, et un cœur ne défausse pas le costume.

tokyo-card-devil = Diable
    .effect = Pendant votre tour, toute perte de ♥ que vous causez à un autre monstre augmente de 1♥.
    .notes = Chaque perte compte, par des baffes ou par des cartes. Le ♥ s’ajoute à ce qui reste après les protections de la victime : une perte entièrement évitée le reste, et Armure de plaques ignore toujours une seule baffe.

tokyo-card-pirate = Pirate
    .effect = Prenez 1⚡ à chaque monstre à qui vous faites perdre des ♥.
    .notes = Une fois par perte, quelle que soit sa taille, si la victime a des ⚡, même si elle tombe ; pendant les tours des autres aussi. L’ami des enfants s’y ajoute. Vous ne vous prenez rien à vous-même.

tokyo-card-princess = Princesse
    .effect = Au début de votre tour, marquez 1★.
    .notes = Les tours supplémentaires comptent aussi.

tokyo-card-zombie = Zombie
    .effect = Tomber à 0♥ ne vous élimine pas, et à 0♥ vous n’en perdez plus. Perdre ce costume à 0♥ vous élimine aussitôt.
    .notes = Vous jouez comme d’habitude, pouvez gagner des ♥ et tomber de nouveau. Chaque chute nourrit Nécrophage, le vôtre compris. Il restait un œuf ! passe avant : tout est défaussé, ce costume aussi, et vous avez 10♥.

tokyo-card-cheerleader = Pom-pom girl
    .effect = Pendant le tour d’un autre monstre, vous pouvez l’encourager : son résultat compte alors une baffe de plus.
    .notes = La question vous est posée une fois par tour, quand ses dés sont définitifs. Vous pouvez encourager un monstre qui va vous frapper. La baffe déclenche Queue à piquants, Urbavore, Souffle de feu et Monstre Alpha.

tokyo-card-robot = Robot
    .effect = Quand vous allez perdre des ♥, vous pouvez payer des ⚡ à la place, 1⚡ par ♥, pour tout ou partie de la perte.
    .notes = Toute perte convient, et vous pouvez combiner avec Camouflage et Ailes dans l’ordre voulu. S’il ne reste rien à perdre, il n’y a pas de blessure : pas de jeton, et pas de possibilité de Fuir. Les ⚡ vont à la banque.

tokyo-card-statue_of_liberty = Statue de la Liberté
    .effect = Vous avez un lancer de plus à chacun de vos tours.
    .notes = S’ajoute à Cerveau démesuré.

tokyo-card-clown = Clown
    .effect = Si vos dés définitifs montrent les six faces, vous pouvez mettre chacun de vos dés sur la face de votre choix.
    .notes = Vous changez un dé après l’autre ; une fois commencé, vous pouvez continuer. Une baffe ajoutée par une carte peut remplacer la face baffe, et d’autres cartes qui changent les dés peuvent apporter la face manquante. Destruction totale regarde les dés après vos changements.

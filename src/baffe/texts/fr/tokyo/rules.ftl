### Pourquoi ? Un court texte pour chaque règle numérotée.

## Mise en place

rule-tokyo-R1 = De deux à six monstres jouent. Chacun commence hors de Tokyo avec 10♥, 0★, 0⚡ et aucune carte.
    .title = Début de la partie
rule-tokyo-R2 = À deux, trois ou quatre, seule Tokyo City sert ; à cinq ou six, Tokyo Bay sert aussi. Le mot Tokyo désigne toujours les deux.
    .title = City et Bay selon le nombre de monstres
rule-tokyo-R3 = Les 66 cartes Énergie sont mélangées face cachée et trois sont retournées : c’est le marché.
    .title = Pioche et premier marché
rule-tokyo-R4 = Tout le monde lance six dés ; le monstre qui a le plus de baffes joue en premier. Les ex æquo relancent.
    .title = Qui joue en premier
rule-tokyo-R5 = Les tours se suivent autour de la table, dans le sens horaire.
    .title = Sens du jeu
rule-tokyo-R6 = Chaque monstre est choisi parmi ceux qui restent ou tiré au hasard. Le dernier libre est donné sans question.
    .title = Attribution des monstres
rule-tokyo-R7 = Les six dés portent les faces 1, 2, 3, cœur, énergie et baffe. Les dés en plus sont pareils, et on n’en lance jamais plus de neuf.
    .title = Les dés et leurs faces

## Le tour

rule-tokyo-R8 = Un tour compte cinq phases : lancer les dés, les résoudre, entrer dans Tokyo, acheter des cartes, terminer le tour.
    .title = Cinq phases par tour
rule-tokyo-R9 = Les étapes d’un tour viennent toujours dans le même ordre. Une étape où personne n’a rien à décider est sautée.
    .title = L’ordre fixe des étapes
rule-tokyo-R10 = Ce qui peut servir à tout moment, comme Guérison rapide, est proposé avec chaque question posée au monstre concerné et chaque fois qu’il va perdre des ♥.
    .title = Ce qui peut servir à tout moment
rule-tokyo-R11 = Une question qui n’a qu’une réponse possible n’est pas posée, sauf quand ce silence trahirait un secret.
    .title = Pas de question à réponse unique

## Début du tour et lancers

rule-tokyo-R12 = Si votre tour commence alors que vous êtes dans Tokyo, vous marquez 2★. Y être pendant les autres tours ne rapporte rien.
    .title = Étoiles pour un tour commencé dans Tokyo
rule-tokyo-R13 = Le début du tour suit cet ordre : Monstre batterie, suppléments, récompense de Tokyo, Urbavore. Mimétisme change de carte ensuite : la nouvelle copie ne rapporte encore rien.
    .title = Ordre des effets de début de tour
rule-tokyo-R14 = Vous avez jusqu’à trois lancers et pouvez vous arrêter après chacun. Le premier se fait avec tous vos dés.
    .title = Jusqu’à trois lancers
rule-tokyo-R15 = Avant chaque nouveau lancer, vous choisissez les dés à relancer, même parmi ceux que vous aviez gardés.
    .title = Choix des dés à relancer
rule-tokyo-R16 = Pour relancer, il faut au moins un dé. Garder tous vos dés met fin à vos lancers.
    .title = Au moins un dé à relancer
rule-tokyo-R17 = Vous lancez six dés, plus un par carte Une tête de plus, moins un par jeton Toupetit et moins ceux que retire Contrôle du temps. Ce nombre est fixé quand vos lancers commencent et ne descend pas sous 0.
    .title = Nombre de dés
rule-tokyo-R18 = Vous avez trois lancers, plus un avec Cerveau démesuré. Boisson énergisante et chaque jeton Fumée en ajoutent un sur-le-champ.
    .title = Nombre de lancers
rule-tokyo-R19 = Relancer un 3 avec Ninja urbain ne dépense aucun lancer, et reste possible après le dernier tant que vous n’avez pas arrêté.
    .title = Ninja urbain ne dépense aucun lancer
rule-tokyo-R20 = Les adversaires ne touchent vos dés qu’une fois vos lancers finis, et chacun une fois par tour au plus. Ensuite, vous ne pouvez relancer qu’un 3 qu’ils ont fait apparaître, avec Ninja urbain.
    .title = Quand les adversaires relancent vos dés
rule-tokyo-R21 = Les cartes qui changent les dés viennent en dernier, dans l’ordre de votre choix, et aucune Sonde psychique ne peut y répondre. Prédateur sélectif sert une fois par tour, Plan B une seule fois, Élastique autant de fois que vous payez.
    .title = Cartes qui changent les dés

## Résoudre les dés

rule-tokyo-R22 = Tous les dés sont résolus : les 1, les 2, les 3, les cœurs, l’énergie, puis les baffes. Un autre ordre vous est proposé seulement s’il peut changer le résultat.
    .title = Ordre de résolution des dés
rule-tokyo-R23 = Trois chiffres identiques rapportent ce chiffre en ★, et chaque dé de plus avec ce chiffre ajoute 1★. Un ou deux ne rapportent rien.
    .title = Étoiles pour trois chiffres identiques
rule-tokyo-R24 = Chaque dé énergie vous donne 1⚡ de la banque, qui ne s’épuise jamais.
    .title = Énergie des dés énergie
rule-tokyo-R25 = Hors de Tokyo, chaque dé cœur soigne 1♥, jusqu’à votre maximum (10♥, ou 12♥ avec Encore plus grand). Dans Tokyo, les dés cœur ne soignent pas ; seules les cartes le font.
    .title = Les dés cœur soignent hors de Tokyo
rule-tokyo-R26 = Hors de Tokyo, un dé cœur peut retirer un jeton Poison ou Toupetit au lieu de soigner. Dans Tokyo, c’est impossible.
    .title = Les dés cœur retirent des jetons
rule-tokyo-R27 = Si vous avez des jetons ou Rayon revigorant, vous choisissez pour chaque dé cœur : vous soigner, retirer un jeton ou soigner un autre monstre. Soigner les autres est possible même depuis Tokyo.
    .title = Répartition des dés cœur
rule-tokyo-R28 = Avant de résoudre les faces, on compte les baffes ajoutées par les cartes, puis Détritivore, Destruction totale et Souffle de feu regardent le résultat. Les suppléments suivent.
    .title = Ce qui précède les faces
rule-tokyo-R29 = Attaque acide, Fouisseur dans Tokyo et Dards empoisonnés ajoutent d’abord leurs baffes. S’il y a alors au moins une baffe, Queue à piquants et, dans Tokyo, Urbavore ajoutent la leur.
    .title = Baffes ajoutées par des cartes
rule-tokyo-R30 = Avec au moins trois 1, vous marquez leurs étoiles, puis celles de Gourmet ; ensuite Contrôle du temps en prend note.
    .title = Ce que rapportent trois 1
rule-tokyo-R31 = Tous vos dés énergie forment un seul gain, de même que tous les dés cœur qui soignent un même monstre : L’ami des enfants et Régénération n’ajoutent 1 qu’une fois.
    .title = Des dés identiques font un seul gain
rule-tokyo-R32 = Dès que votre résultat contient une baffe, Monstre Alpha rapporte son étoile, même si personne n’est touché.
    .title = Monstre Alpha se passe de victime

## Qui reçoit les baffes

rule-tokyo-R33 = Chaque baffe coûte 1♥ à tous les monstres de l’autre côté : depuis Tokyo, vous touchez tous ceux du dehors ; du dehors, tous ceux qui sont dans Tokyo.
    .title = Qui reçoit les baffes
rule-tokyo-R34 = Les monstres de Tokyo City et de Tokyo Bay ne se donnent pas de baffes entre eux, sauf avec Souffle nova.
    .title = City et Bay s’épargnent
rule-tokyo-R35 = Quand Tokyo est vide, comme au tout premier tour, les baffes venues du dehors ne blessent personne.
    .title = Aucune victime dans Tokyo vide
rule-tokyo-R36 = Avec Souffle nova, vos baffes touchent tous les autres monstres.
    .title = Souffle nova touche tout le monde
rule-tokyo-R37 = Souffle de feu coûte 1♥ au monstre vivant le plus proche à gauche et à droite, même au même endroit. Un adversaire unique perd 1♥, et non 2♥.
    .title = Souffle de feu brûle à gauche et à droite
rule-tokyo-R38 = Si ce monstre reçoit aussi des baffes, le ♥ de Souffle de feu s’ajoute à cette perte. Sinon, c’est une perte à part, qui n’est pas une baffe.
    .title = Le feu s’ajoute aux baffes
rule-tokyo-R39 = Ce que chaque monstre risque de perdre est fixé pour tous au même moment. Un monstre qui tombe ou se déplace entre-temps n’y change rien pour les autres.
    .title = Toutes les pertes sont fixées ensemble

## Perdre des cœurs

rule-tokyo-R40 = Les pertes suivent l’ordre du tour, à partir du monstre placé après celui qui les cause ; s’il en subit aussi, il passe en dernier. On finit avec un monstre avant de passer au suivant.
    .title = Ordre des victimes
rule-tokyo-R41 = Une perte ne fait rien si Ailes protège déjà le monstre pendant ce tour, ou si elle vaut exactement 1♥ face à Armure de plaques. Aucune question n’est posée, même avec Réacteurs.
    .title = Protections sans question
rule-tokyo-R42 = Avant de perdre des ♥, vous pouvez réagir dans l’ordre de votre choix : lancer les dés de Camouflage, payer Ailes, vous soigner avec Guérison rapide. Le soin vient avant la perte, et plusieurs soins peuvent se combiner.
    .title = Réactions avant de perdre des cœurs
rule-tokyo-R43 = Après les réactions, Armure de plaques regarde de nouveau : s’il reste exactement 1♥ à perdre, il est ignoré.
    .title = Armure de plaques regarde de nouveau
rule-tokyo-R44 = Avec les costumes, Diable ajoute 1♥ à ce que son monstre fait perdre aux autres pendant son tour, s’il reste quelque chose à perdre.
    .title = Diable ajoute un cœur
rule-tokyo-R45 = Les ♥ restants sont alors perdus, sans descendre sous 0.
    .title = Les cœurs s’arrêtent à zéro
rule-tokyo-R46 = Un monstre qui a perdu des ♥ à cause de baffes reçoit les jetons Poison et Toupetit de l’attaque : un par carte, et un de plus par copie.
    .title = Les jetons viennent avec les baffes
rule-tokyo-R47 = La perte reste en mémoire jusqu’à la fin du tour, pour Herbivore et pour les costumes.
    .title = La perte reste en mémoire
rule-tokyo-R48 = À 0♥, un monstre est éliminé, à moins de repartir grâce à la carte Il restait un œuf !
    .title = Tomber à zéro cœur
rule-tokyo-R49 = Chaque Nécrophage encore en jeu rapporte 3★ quand un monstre tombe à 0♥.
    .title = Nécrophage rapporte des étoiles
rule-tokyo-R50 = Perdre 2♥ ou plus d’un coup donne 1⚡ au monstre qui survit et possède la carte Nous ne faisons que le rendre plus fort.
    .title = Énergie pour une lourde perte
rule-tokyo-R51 = Une perte entièrement arrêtée n’a aucun effet : le monstre n’est pas blessé, ne reçoit pas de jeton et ne peut pas Fuir.
    .title = Une perte arrêtée n’a aucun effet
rule-tokyo-R52 = Quand plusieurs pertes frappent un monstre au même moment, il réagit une fois pour toutes. Chacune reste comptée à part pour Armure de plaques et pour Nous ne faisons que le rendre plus fort.
    .title = Plusieurs pertes au même moment
rule-tokyo-R53 = Les ♥ que vous perdez à cause de votre propre carte, comme Tank ou Avions de chasse, suivent le chemin habituel : vous pouvez réagir, et c’est vous qui les faites perdre.
    .title = Cœurs perdus par votre propre carte
rule-tokyo-R54 = Personne n’est considéré comme la cause des ♥ perdus par le poison.
    .title = Le poison ne vient de personne
rule-tokyo-R55 = Perdre des ♥ à cause d’une carte n’est pas recevoir une baffe : cela ne permet jamais de Fuir.
    .title = Perdre par une carte n’est pas une baffe
rule-tokyo-R56 = Pour un monstre qui a Réacteurs dans Tokyo, les ♥ des baffes attendent qu’il ait choisi de Fuir ou de rester. Si Tokyo Bay ferme entre-temps et l’oblige à sortir, il les perd.
    .title = Réacteurs retient la perte

## Fuir

rule-tokyo-R57 = Un monstre de Tokyo qui a perdu des ♥ sous les baffes d’un autre peut Fuir ou rester ; ses ♥ sont perdus dans les deux cas. On ne peut pas choisir de partir autrement.
    .title = Qui peut Fuir Tokyo
rule-tokyo-R58 = La question est posée en même temps à tous les monstres blessés encore en vie dans Tokyo, après leurs pertes. Personne ne voit les autres réponses avant de donner la sienne.
    .title = La question est posée à tous ensemble
rule-tokyo-R59 = La question de Fuir n’est pas posée à un monstre dont les protections ont arrêté toute l’attaque.
    .title = Sans perte, pas de fuite
rule-tokyo-R60 = Avec Réacteurs, vous choisissez d’abord : si vous fuyez, vous ne perdez rien ; si vous restez, vous perdez les ♥ après vos réactions, sans nouvelle question.
    .title = Réacteurs choisit avant la perte
rule-tokyo-R61 = Quand un monstre qui a Fouisseur fuit, celui qui attaque perd 1♥ avant d’entrer, mais seulement s’il prend vraiment cette place. Ce n’est pas une baffe.
    .title = Fouisseur mord à l’entrée
rule-tokyo-R62 = Vous ne pouvez Fuir à aucun autre moment, et jamais pendant votre propre tour.
    .title = Aucune autre occasion de Fuir

## Entrer dans Tokyo

rule-tokyo-R63 = Si Tokyo City est vide pendant cette phase et que vous êtes dehors, vous devez y aller, avec ou sans baffes.
    .title = Entrer dans Tokyo City vide
rule-tokyo-R64 = Tant que plus de quatre monstres sont en vie, si Tokyo City est prise et Tokyo Bay vide, vous devez aller dans Tokyo Bay.
    .title = Entrer dans Tokyo Bay
rule-tokyo-R65 = Entrer dans Tokyo rapporte 1★. Passer de Tokyo Bay à Tokyo City ne rapporte rien.
    .title = Étoile pour l’entrée dans Tokyo
rule-tokyo-R66 = Vous prenez Tokyo City si elle est vide, sinon Tokyo Bay. Si les deux monstres fuient, vous prenez Tokyo City et Tokyo Bay attend le tour suivant ; un monstre de Tokyo Bay n’avance pas de lui-même.
    .title = Quelle place est prise
rule-tokyo-R67 = Si le monstre dont c’est le tour est éliminé, il n’entre pas ; la place attend le tour suivant.
    .title = Un monstre éliminé n’entre pas
rule-tokyo-R68 = Si vous êtes déjà dans Tokyo, il ne se passe rien pendant cette phase.
    .title = Déjà dans Tokyo
rule-tokyo-R69 = Si le monstre de Tokyo est éliminé, sa place est vide et vous y entrez.
    .title = La place d’un monstre éliminé

## Acheter des cartes

rule-tokyo-R70 = Vous pouvez acheter au marché autant de cartes que vous pouvez en payer, une par une. Chacune est remplacée tout de suite, et la nouvelle peut s’acheter aussi.
    .title = Acheter au marché
rule-tokyo-R71 = Pour 2⚡, vous défaussez tout le marché et retournez trois nouvelles cartes. Vous pouvez recommencer, avant ou après un achat.
    .title = Renouveler le marché
rule-tokyo-R72 = Une carte POUVOIR reste visible devant le monstre qui l’a achetée. Une carte ACTION agit tout de suite et va à la défausse.
    .title = Cartes POUVOIR et cartes ACTION
rule-tokyo-R73 = Un achat suit cet ordre : payer, marquer pour Médiatique, prendre la carte, compléter le marché, appliquer l’effet (les pertes de ♥ en dernier), choisir pour Mimétisme, interroger Opportuniste.
    .title = Déroulement d’un achat
rule-tokyo-R74 = Quand la pioche est vide, la défausse est mélangée et la remplace. Si elle est vide aussi, l’emplacement du marché reste vide.
    .title = Quand la pioche est vide
rule-tokyo-R75 = Toutes les cartes vont à la même défausse et peuvent revenir : utilisées, vendues, renouvelées ou perdues avec leur monstre.
    .title = Une seule défausse
rule-tokyo-R76 = Après chaque carte révélée, les monstres qui ont Opportuniste peuvent acheter, à partir de la gauche du monstre actif ; celui-ci continue ensuite ses achats.
    .title = Opportuniste dans l’ordre du tour
rule-tokyo-R77 = Avec Tentacules parasites, vous achetez une carte POUVOIR à n’importe quel adversaire, qui ne peut pas refuser et reçoit le prix. La carte retrouve tous ses jetons, et un jeton Mimétisme reste dessus.
    .title = Acheter à un autre monstre
rule-tokyo-R78 = Une carte achetée avec Opportuniste agit pour le monstre qui l’achète, et c’est lui qui fait perdre les ♥ qu’elle coûte aux autres.
    .title = Opportuniste achète pour soi
rule-tokyo-R79 = Il n’y a pas de phase d’achat pour un monstre éliminé, ni pour un monstre sûr de gagner quand elle commence : seul en vie ou seul à 20★, avec plus de ♥ que de jetons Poison.
    .title = Quand la phase d’achat est sautée

## Fin du tour

rule-tokyo-R80 = Après la phase d’achat, Métamorphose vous permet de vendre vos cartes POUVOIR au prix imprimé, même celles achetées pendant ce tour. Métamorphose peut partir en dernier.
    .title = Vendre avec Métamorphose
rule-tokyo-R81 = La fin du tour suit cet ordre : Trop mignon, Réserve d’énergie, Herbivore, Énergie solaire, Poison.
    .title = Ordre des effets de fin de tour
rule-tokyo-R82 = À la fin de son tour, un monstre perd 1♥ par jeton Poison, d’un seul coup.
    .title = Le poison en fin de tour
rule-tokyo-R83 = Après le poison viennent les costumes qui agissent en fin de tour, puis la vérification de la victoire et les tours supplémentaires.
    .title = Ce qui suit le poison

## Tours supplémentaires

rule-tokyo-R84 = La victoire est vérifiée avant tout tour supplémentaire : une partie finie n’en a pas.
    .title = La victoire avant les tours supplémentaires
rule-tokyo-R85 = Quand les deux ont lieu, le tour de Contrôle du temps passe avant celui de Rage.
    .title = Contrôle du temps avant Rage
rule-tokyo-R86 = Avec Contrôle du temps, au moins trois 1 donnent un tour supplémentaire avec un dé de moins. Chaque tour supplémentaire qui recommence en donne un autre avec encore un dé de moins ; ensuite, tous les dés reviennent.
    .title = Les tours de Contrôle du temps s’enchaînent
rule-tokyo-R87 = Contrôle du temps acheté pendant votre tour après trois 1 compte aussitôt. Avec une copie en plus, vous ne gagnez toujours qu’un tour.
    .title = Contrôle du temps acheté pendant ce tour
rule-tokyo-R88 = Rage donne un tour complet de plus, avec votre nombre de dés habituel.
    .title = Le tour supplémentaire de Rage
rule-tokyo-R89 = Un tour supplémentaire est un vrai tour : effets de début de tour, récompense de Tokyo, poison et pouvoirs limités à une fois par tour reviennent.
    .title = Un tour supplémentaire est un vrai tour
rule-tokyo-R90 = Le tour supplémentaire de Contrôle du temps est un choix : la question vous est posée.
    .title = Contrôle du temps est un choix
rule-tokyo-R91 = Un monstre éliminé perd les tours supplémentaires qu’il lui restait à jouer.
    .title = Pas de tour supplémentaire après l’élimination
rule-tokyo-R92 = Rage, achetée pendant le tour d’un autre monstre, se joue juste après ce tour et les tours supplémentaires de ce monstre. Puis l’ordre habituel reprend.
    .title = Rage achetée pendant un autre tour

## Élimination

rule-tokyo-R93 = Un monstre qui n’a plus de ♥ est hors jeu ; ses cartes vont à la défausse et ses ⚡ à la banque.
    .title = Élimination à zéro cœur
rule-tokyo-R94 = L’élimination est immédiate, même au milieu d’un tour : le monstre quitte Tokyo, retombe à 0★ et ne joue plus.
    .title = L’élimination est immédiate
rule-tokyo-R95 = Dès qu’il reste quatre monstres ou moins, Tokyo Bay ferme. Le monstre qui s’y trouve passe dans Tokyo City si elle est vide, et sort de Tokyo sinon.
    .title = Tokyo Bay ferme
rule-tokyo-R96 = Se déplacer parce que Tokyo Bay ferme n’est pas Fuir et ne rapporte rien. Un monstre passé dans Tokyo City après avoir reçu des baffes pendant ce tour peut encore choisir de Fuir.
    .title = Un déplacement forcé n’est pas Fuir
rule-tokyo-R97 = Les jetons d’un monstre éliminé disparaissent avec lui. Un Mimétisme qui copiait une de ses cartes n’a plus d’effet.
    .title = Ce qui part avec le monstre
rule-tokyo-R98 = Atteindre 20★ ne suffit pas : il faut être en vie à la fin du tour. Si les derniers monstres tombent ensemble, tout le monde perd.
    .title = Seul un monstre en vie gagne
rule-tokyo-R99 = Si un monstre tombe pendant son propre tour, ce qu’il lui restait à faire est sauté ; la fin du tour et la vérification de la victoire ont lieu quand même.
    .title = Tomber pendant son propre tour
rule-tokyo-R100 = Parmi les perdants, les survivants viennent avant les éliminés et se suivent par nombre de ★ ; un monstre tombé plus tard est mieux classé, et ceux qui tombent ensemble partagent leur rang.
    .title = Classement des perdants

## Victoire

rule-tokyo-R101 = La victoire se vérifie seulement à la fin d’un tour : un monstre à 20★ gagne, de même que le dernier en vie.
    .title = Quand la victoire est vérifiée
rule-tokyo-R102 = Les ★ ne dépassent jamais 20 et ne descendent pas sous 0. Un monstre qui en perd plus tard dans le même tour peut repasser sous 20.
    .title = Limites des étoiles
rule-tokyo-R103 = Plusieurs monstres en vie à 20★ à la fin du même tour partagent la victoire.
    .title = Victoire partagée
rule-tokyo-R104 = Tout monstre peut gagner à la fin de n’importe quel tour, pas seulement du sien.
    .title = Gagner pendant un autre tour
rule-tokyo-R105 = Quand il reste un seul monstre, le tour se joue quand même jusqu’au bout. S’il tombe à son tour, par le poison ou sa propre carte, tout le monde perd.
    .title = Le dernier doit survivre

## Jetons

rule-tokyo-R106 = Les jetons Poison et Toupetit restent quand leur carte a disparu. Seuls des dés cœur hors de Tokyo les retirent, un jeton par dé.
    .title = Les jetons survivent à leur carte
rule-tokyo-R107 = Rien ne limite le nombre de jetons d’un monstre. Il n’en reçoit que s’il a vraiment perdu des ♥ sous des baffes.
    .title = Autant de jetons que l’on veut
rule-tokyo-R108 = Les jetons Poison et Toupetit restent sur un monstre sauvé par Il restait un œuf !
    .title = Les jetons restent après l’œuf
rule-tokyo-R109 = Écran de fumée arrive avec 3 jetons Fumée, Monstre batterie avec 6⚡ de la banque ; Mimétisme a un jeton.
    .title = Jetons apportés par les cartes

## Mimétisme

rule-tokyo-R110 = Mimétisme agit comme la carte copiée, comme si elle était neuve, avec ses propres jetons.
    .title = Mimétisme est une copie neuve
rule-tokyo-R111 = Mimétisme peut copier toute carte POUVOIR d’un monstre en vie, les vôtres comprises, mais ni un Mimétisme ni un costume. S’il n’y en a pas, la carte attend sans effet.
    .title = Ce que Mimétisme peut copier
rule-tokyo-R112 = Si la carte copiée part à la défausse, Mimétisme perd son effet et le jeton vous revient. Pour 1⚡, il peut être replacé avant le premier lancer de votre tour suivant.
    .title = La carte copiée est défaussée
rule-tokyo-R113 = Au début de votre tour, vous pouvez payer 1⚡, une fois, pour mettre le jeton sur une autre carte. La nouvelle copie repart de zéro, avec ce que la carte apporte en arrivant.
    .title = Déplacer le jeton Mimétisme
rule-tokyo-R114 = Quand la carte copiée change de propriétaire, le jeton reste dessus et Mimétisme continue de la copier.
    .title = La carte copiée change de propriétaire
rule-tokyo-R115 = Ce qui sert une fois par tour sert une fois pour la carte et une fois pour sa copie. Sonde psychique fait exception : une par monstre et par tour.
    .title = Les limites comptent par copie
rule-tokyo-R116 = Quand une carte copiée demande à être défaussée (Plan B, Monstre batterie, Sonde psychique, Écran de fumée), c’est Mimétisme qui part à la défausse.
    .title = Copies qui se défaussent
rule-tokyo-R117 = Une copie compte en plus de l’original. Seuls ne se cumulent pas : le maximum de 12♥, Contrôle du temps, Souffle nova, Armure de plaques, Ailes et Réacteurs.
    .title = Les copies se cumulent

## Le robot simple

rule-tokyo-R118 = Le plus simple des robots garde les baffes, l’énergie, les cœurs qui peuvent le soigner et ses meilleurs chiffres identiques, et relance le reste tant qu’il a des lancers. Il fuit dès qu’il peut, n’achète rien et refuse tout ce qui est facultatif.
    .title = Le plus simple des robots

## Les étapes d’un tour

rule-tokyo-S1 = Le tour commence : Monstre batterie, suppléments, récompense de Tokyo et Urbavore s’appliquent d’eux-mêmes.
    .title = Effets de début de tour
rule-tokyo-S2 = Le monstre qui a Mimétisme peut payer 1⚡ pour déplacer son jeton.
    .title = Déplacer le jeton Mimétisme
rule-tokyo-S3 = Le premier lancer se fait avec tous les dés.
    .title = Le premier lancer
rule-tokyo-S4 = Le monstre actif choisit des dés à relancer, ajoute des lancers grâce à ses cartes ou s’arrête.
    .title = Relancer ou s’arrêter
rule-tokyo-S5 = Les monstres qui ont Sonde psychique peuvent chacun relancer un dé, dans l’ordre du tour.
    .title = Un adversaire relance un dé
rule-tokyo-S6 = Le monstre actif peut changer des dés avec ses cartes, puis confirme son résultat.
    .title = Changer des dés avec des cartes
rule-tokyo-S7 = Seuls les suppléments se servent de cette étape : un costume peut ajouter une baffe avant la résolution des dés.
    .title = Étape des suppléments avant la résolution
rule-tokyo-S8 = Les dés sont résolus : étoiles, cœurs, énergie, baffes.
    .title = Résolution des dés
rule-tokyo-S9 = Chaque monstre qui va perdre des ♥ réagit à son tour, ou accepte la perte.
    .title = Réactions aux pertes
rule-tokyo-S10 = Tous les monstres blessés encore en vie dans Tokyo choisissent ensemble de Fuir ou de rester.
    .title = Fuir ou rester
rule-tokyo-S11 = Les monstres restés malgré Réacteurs perdent les ♥ en attente, puis Fouisseur mord le nouveau venu.
    .title = Pertes retenues et Fouisseur
rule-tokyo-S12 = S’il y a de la place dans Tokyo, le monstre actif doit entrer.
    .title = Entrée dans Tokyo
rule-tokyo-S13 = Seuls les suppléments se servent de cette étape : des costumes peuvent être volés avant la phase d’achat.
    .title = Étape des suppléments avant les achats
rule-tokyo-S14 = Le monstre actif achète des cartes, renouvelle le marché pour 2⚡ ou s’arrête.
    .title = Achats au marché
rule-tokyo-S15 = Après chaque carte révélée, les monstres qui ont Opportuniste peuvent acheter.
    .title = Opportuniste après une carte révélée
rule-tokyo-S16 = Le monstre qui achète Mimétisme choisit la carte à copier.
    .title = Choix d’une carte pour Mimétisme
rule-tokyo-S17 = Avec Métamorphose, le monstre actif peut vendre des cartes POUVOIR.
    .title = Vente avec Métamorphose
rule-tokyo-S18 = Les effets de fin de tour s’appliquent, le poison en dernier.
    .title = Effets de fin de tour
rule-tokyo-S19 = Les suppléments agissent, la victoire est vérifiée, puis vient un tour supplémentaire ou le tour du monstre suivant.
    .title = Victoire et tour suivant

## Variante à deux

rule-two-V1 = Dans une partie à deux monstres, cette variante est active, sauf si vous la désactivez.
    .title = Quand la variante est active
rule-two-V2 = Entrer dans Tokyo donne 1⚡ au lieu de 1★.
    .title = Énergie pour l’entrée dans Tokyo
rule-two-V3 = Commencer votre tour dans Tokyo donne 1⚡ au lieu de 2★.
    .title = Énergie pour un tour commencé dans Tokyo
rule-two-V4 = Le reste ne change pas : dés cœur, baffes, fuite et les 20★ à atteindre.
    .title = Rien d’autre ne change
rule-two-V5 = Seul compte le nombre de monstres au départ : une partie plus grande, réduite à deux, garde ses récompenses en ★.
    .title = Seulement à deux dès le départ
rule-two-V6 = Ces deux récompenses en ⚡ sont des gains ordinaires : L’ami des enfants ajoute 1⚡ à chacune.
    .title = Les deux récompenses sont des gains
rule-two-V7 = Urbavore rapporte toujours 1★ en début de tour dans Tokyo. La mort vient du ciel rapporte ses 2★ et donne 1⚡ pour l’entrée.
    .title = Les étoiles qui restent
rule-two-V8 = À deux, il n’y a que Tokyo City ; Tokyo Bay ne sert pas.
    .title = Seulement Tokyo City
rule-two-V9 = Votre unique adversaire se trouve des deux côtés, mais Souffle de feu ne lui coûte que 1♥. Une copie par Mimétisme ajoute son propre 1♥.
    .title = Souffle de feu face à un seul adversaire

## Cultistes

rule-cultists-C1 = Une fois vos dés résolus, quatre faces identiques ou plus dans votre résultat vous rapportent un Cultiste.
    .title = Un Cultiste pour quatre faces identiques
rule-cultists-C2 = N’importe laquelle des six faces convient. Chaque face présente au moins quatre fois rapporte un seul Cultiste, même si d’autres dés la montrent encore.
    .title = Un Cultiste par face
rule-cultists-C3 = Les baffes ajoutées par des cartes comptent avec les dés baffe.
    .title = Les baffes ajoutées comptent
rule-cultists-C4 = Le Cultiste arrive après tous les effets des dés : il est trop tard pour l’utiliser pendant ceux-ci.
    .title = Reçu après la résolution des dés
rule-cultists-C5 = À tout moment, pendant le tour de n’importe qui, vous pouvez défausser un Cultiste contre 1♥, 1⚡ ou un lancer de plus, au choix.
    .title = Cœur, énergie ou lancer à tout moment
rule-cultists-C6 = Le lancer ne peut être pris que pendant que vous lancez vos propres dés.
    .title = Le lancer pendant vos lancers seulement
rule-cultists-C7 = Le ♥ se gagne aussi dans Tokyo, mais jamais au-delà de votre maximum ni après votre élimination ; Régénération s’y ajoute. L’ami des enfants s’ajoute au ⚡.
    .title = Limites du cœur et de l’énergie
rule-cultists-C8 = Le ♥ peut répondre à une perte avant qu’elle n’arrive, et donc vous sauver la vie.
    .title = Un cœur en réponse à une perte
rule-cultists-C9 = Le ⚡ peut servir aussitôt là où il en manque un : une carte, un costume à voler, un dé à changer, Mimétisme à déplacer.
    .title = De l’énergie pour atteindre un prix
rule-cultists-C10 = Vous pouvez avoir autant de Cultistes que vous voulez. Il restait un œuf ! les conserve ; l’élimination les fait perdre.
    .title = Sans limite, gardés ou perdus

## Tour de Tokyo

rule-tower-T1 = Un monstre qui résout au moins quatre 1 dans Tokyo (City ou Bay) prend un étage de la tour.
    .title = Quatre 1 dans Tokyo
rule-tower-T2 = C’est l’étage le plus bas qu’il n’a pas encore, et un seul étage par tour.
    .title = L’étage le plus bas qui manque
rule-tower-T3 = Un étage qui appartient à un autre monstre lui est pris. Qui perd un étage inférieur doit le reprendre avant de viser le sommet.
    .title = Les étages se prennent aux autres
rule-tower-T4 = Les 1 marquent toujours leurs ★ et servent aux cartes comme Gourmet et Contrôle du temps. Les dés que des cartes ont changés en 1 comptent.
    .title = Les 1 gardent leur valeur
rule-tower-T5 = Au début de son tour, le propriétaire de l’étage 1 gagne 1♥, et celui de l’étage 2 gagne 1♥ et 1⚡. Qui a les deux gagne les deux.
    .title = Ce que donnent les étages
rule-tower-T6 = La tour soigne aussi dans Tokyo, et chaque étage est un gain à part pour Régénération.
    .title = La tour soigne dans Tokyo
rule-tower-T7 = Les bonus de la tour viennent avant la récompense pour un tour commencé dans Tokyo.
    .title = Quand viennent les bonus de la tour
rule-tower-T8 = Le monstre qui prend le troisième étage gagne aussitôt la partie.
    .title = Le dernier étage fait gagner
rule-tower-T9 = Les étages d’un monstre éliminé redeviennent libres. Il restait un œuf ! les conserve.
    .title = Étages et élimination
rule-tower-T10 = L’étage se prend avant tout effet des dés.
    .title = Quand un étage est pris

## Halloween

rule-halloween-H1 = Chaque monstre commence avec un costume de son choix, gratuitement.
    .title = Un costume pour chacun au départ
rule-halloween-H2 = Dans l’ordre du tour, en commençant par le monstre qui joue en premier, chaque monstre voit deux costumes, visibles par tous, et en garde un.
    .title = Deux sont montrés, un est choisi
rule-halloween-H3 = Quand tous ont choisi, les autres costumes sont mélangés à la pioche ; le marché n’est révélé qu’ensuite.
    .title = Les autres sont mélangés à la pioche
rule-halloween-H4 = La pioche compte 66 cartes et ceux des 12 costumes que personne ne porte.
    .title = Taille de la pioche
rule-halloween-H5 = Un monstre peut porter autant de costumes qu’il veut, et tous agissent.
    .title = Autant de costumes que l’on veut
rule-halloween-H6 = Un costume du marché s’achète comme toute autre carte et reste devant son acheteur.
    .title = Un costume s’achète comme une carte
rule-halloween-H7 = Origine extra-terrestre, Médiatique et Opportuniste s’appliquent à l’achat d’un costume.
    .title = Cartes qui réagissent à l’achat
rule-halloween-H8 = Mimétisme ne peut pas copier un costume, Métamorphose ne peut pas en vendre, Tentacules parasites ne peut pas en acheter. Il restait un œuf ! et l’élimination les défaussent.
    .title = Ni copié, ni vendu, ni racheté
rule-halloween-H9 = Avec trois baffes ou plus dans votre résultat, vous pouvez voler des costumes. Les baffes ajoutées par des cartes comptent.
    .title = Trois baffes permettent un vol
rule-halloween-H10 = Vous pouvez voler les costumes des monstres que vos baffes viennent de blesser et qui sont encore en vie.
    .title = À qui voler un costume
rule-halloween-H11 = Vous payez le prix du costume à son propriétaire, moins vos réductions. Le propriétaire ne peut pas refuser.
    .title = Le prix va au propriétaire
rule-halloween-H12 = Vous pouvez voler plusieurs costumes dans un même tour, à plusieurs monstres, tant que vous pouvez payer.
    .title = Plusieurs vols dans un tour
rule-halloween-H13 = Les baffes font mal quand même.
    .title = Les baffes font mal quand même
rule-halloween-H14 = Les costumes se volent après l’entrée dans Tokyo et avant les achats.
    .title = Quand les costumes se volent
rule-halloween-H15 = Seul un monstre qui a vraiment perdu des ♥ est blessé : qui a tout évité garde ses costumes.
    .title = Seuls comptent les cœurs perdus
rule-halloween-H16 = Un vol n’est pas un achat : Médiatique et Opportuniste n’y réagissent pas. L’ami des enfants s’ajoute à ce que reçoit le propriétaire.
    .title = Un vol n’est pas un achat
rule-halloween-H17 = Qui vole Astronaute avec 17★ ou plus gagne à la fin du tour. Un monstre à 0♥ qui perd Zombie est aussitôt éliminé.
    .title = Voler Astronaute ou Zombie
rule-halloween-H18 = Un costume volé agit aussitôt, dans le même tour.
    .title = Un costume volé agit aussitôt

## Là où la règle et d’autres programmes divergent

rule-tokyo-X1 = Les dés décident qui joue en premier, comme dans la règle ; un autre programme tire au sort.
    .title = Les dés décident qui commence
rule-tokyo-X2 = La règle vous laisse l’ordre de résolution des dés ; un autre programme le fixe. La question vous est posée là où il peut changer le résultat.
    .title = Ordre libre des dés
rule-tokyo-X3 = Un Cultiste arrive après la résolution des dés ; un autre programme le donne avant.
    .title = Quand un Cultiste arrive
rule-tokyo-X4 = Le troisième étage de la tour fait gagner aussitôt ; un autre programme attend la fin du tour.
    .title = Le sommet de la tour de Tokyo
rule-tokyo-X5 = La règle permet de refuser un soin. Comme cela n’aide jamais dans le jeu de base, les cœurs soignent d’eux-mêmes.
    .title = Des dés cœur qui peuvent soigner
rule-tokyo-X6 = Sur la victoire, l’élimination, Tokyo Bay, la fuite, les achats, Métamorphose, Opportuniste, Mimétisme, Souffle de feu et les jetons, toutes les sources sont d’accord.
    .title = Points sans contradiction
rule-tokyo-X7 = Le tour supplémentaire de Contrôle du temps est proposé et peut être refusé ; un autre programme le joue toujours.
    .title = Contrôle du temps peut se refuser
rule-tokyo-X8 = Fouisseur ne fait perdre des ♥ qu’au monstre qui prend vraiment la place abandonnée.
    .title = Fouisseur mord qui prend la place
rule-tokyo-X9 = Une baffe ajoutée par Attaque acide ou Fouisseur suffit pour que Queue à piquants et Urbavore ajoutent la leur.
    .title = Les baffes ajoutées en entraînent d’autres
rule-tokyo-X10 = Avec Opportuniste, vous pouvez acheter toute carte révélée pendant ce tour et encore au marché.
    .title = Ce qu’Opportuniste peut acheter

## Erreurs d’autres programmes, écartées par des tests

rule-tokyo-B1 = Quand un monstre refuse d’utiliser Sonde psychique, la question reste posée aux autres, et le monstre actif peut encore changer ses dés.
    .title = Refuser Sonde psychique
rule-tokyo-B2 = Les baffes d’Attaque acide et de Fouisseur sont comptées avant que les cartes qui demandent une baffe regardent le résultat.
    .title = Des baffes ajoutées à temps
rule-tokyo-B3 = L’ami des enfants n’ajoute rien à un gain de 0⚡.
    .title = Pas de bonus sans gain
rule-tokyo-B4 = Mimétisme déplacé sur Contrôle du temps regarde les dés de ce tour, jamais ceux du tour d’avant.
    .title = Contrôle du temps lit les dés du tour
rule-tokyo-B5 = Un monstre qui tombe après avoir acheté Rage n’a pas de tour supplémentaire.
    .title = Rage s’arrête avec son monstre
rule-tokyo-B6 = Fantôme et Vampire agissent encore à la fin d’un tour dont le monstre a été éliminé.
    .title = Les costumes agissent malgré une élimination
rule-tokyo-B7 = Un monstre blessé par des baffes peut encore se faire voler un costume s’il perd ensuite des ♥ d’une autre façon.
    .title = Une baffe ne s’oublie pas
rule-tokyo-B8 = Un monstre maintenu à 0♥ par Zombie ne perd plus rien, et rien n’est retenu : ni soin de Fantôme, ni fuite, ni vol.
    .title = Rien à perdre à zéro cœur
rule-tokyo-B9 = Plan B, Monstre batterie, Sonde psychique et Écran de fumée défaussent toutes le Mimétisme qui les copie.
    .title = Toutes les copies se défaussent de même
rule-tokyo-B10 = Quand Mimétisme a été acheté et sa carte choisie, la carte qui le remplace au marché est encore proposée à Opportuniste.
    .title = Opportuniste après Mimétisme

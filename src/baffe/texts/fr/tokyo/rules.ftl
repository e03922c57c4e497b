### Pourquoi ? Un court texte pour chaque règle numérotée.

## Mise en place

rule-tokyo-R1 = De deux à six monstres jouent. Chacun commence hors de Tokyo avec 10♥, 0★, 0⚡ et aucune carte.
rule-tokyo-R2 = À deux, trois ou quatre, seule Tokyo City sert ; à cinq ou six, Tokyo Bay sert aussi. Le mot Tokyo désigne toujours les deux.
rule-tokyo-R3 = Les 66 cartes Énergie sont mélangées face cachée et trois sont retournées : c’est le marché.
rule-tokyo-R4 = Tout le monde jette six dés ; le monstre qui a le plus de baffes joue en premier. Les ex æquo jettent de nouveau.
rule-tokyo-R5 = Les tours se suivent autour de la table, dans le sens horaire.
rule-tokyo-R6 = Chaque monstre est choisi parmi ceux qui restent ou tiré au hasard. Le dernier libre est donné sans question.
rule-tokyo-R7 = Les six dés portent les faces 1, 2, 3, cœur, énergie et baffe. Les dés en plus sont pareils, et on n’en lance jamais plus de neuf.

## Le tour

rule-tokyo-R8 = Un tour compte cinq phases : lancer les dés, les résoudre, entrer dans Tokyo, acheter des cartes, terminer le tour.
rule-tokyo-R9 = Les étapes d’un tour viennent toujours dans le même ordre. Une étape où personne n’a rien à décider est sautée.
rule-tokyo-R10 = Ce qui peut servir à tout moment, comme Guérison rapide, est proposé avec chaque question posée au monstre concerné et chaque fois qu’il va perdre des ♥.
rule-tokyo-R11 = Une question qui n’a qu’une réponse possible n’est pas posée, sauf quand ce silence trahirait un secret.

## Début du tour et Lancers

rule-tokyo-R12 = Si votre tour commence alors que vous êtes dans Tokyo, vous marquez 2★. Y être pendant les autres tours ne rapporte rien.
rule-tokyo-R13 = Le début du tour suit cet ordre : Monstre batterie, modules, récompense de Tokyo, Urbavore. Mimétisme change de carte ensuite : la nouvelle copie ne rapporte encore rien.
rule-tokyo-R14 = Vous avez jusqu’à trois Lancers et pouvez vous arrêter après chacun. Le premier se fait avec tous vos dés.
rule-tokyo-R15 = Avant chaque nouveau Lancer, vous choisissez les dés à relancer, même parmi ceux que vous aviez gardés.
rule-tokyo-R16 = Pour relancer, il faut au moins un dé. Garder tous vos dés met fin à vos Lancers.
rule-tokyo-R17 = Vous lancez six dés, plus un par carte Une tête de plus, moins un par jeton Toupetit et moins ceux que retire Contrôle du temps. Ce nombre est fixé quand vos Lancers commencent et ne descend pas sous 0.
rule-tokyo-R18 = Vous avez trois Lancers, plus un avec Cerveau démesuré. Boisson énergisante et chaque jeton Fumée en ajoutent un sur-le-champ.
rule-tokyo-R19 = Relancer un 3 avec Ninja urbain ne dépense aucun Lancer, et reste possible après le dernier tant que vous n’avez pas arrêté.
rule-tokyo-R20 = Les adversaires ne touchent vos dés qu’une fois vos Lancers finis, et chacun une fois par tour au plus. Ensuite, vous ne pouvez relancer qu’un 3 qu’ils ont fait apparaître, avec Ninja urbain.
rule-tokyo-R21 = Les cartes qui changent les dés viennent en dernier, dans l’ordre de votre choix, et aucune Sonde psychique ne peut y répondre. Prédateur sélectif sert une fois par tour, Plan B une seule fois, Élastique autant de fois que vous payez.

## Résoudre les dés

rule-tokyo-R22 = Tous les dés sont résolus : les 1, les 2, les 3, les cœurs, l’énergie, puis les baffes. Un autre ordre vous est proposé seulement s’il peut changer le résultat.
rule-tokyo-R23 = Trois chiffres identiques rapportent ce chiffre en ★, et chaque dé de plus avec ce chiffre ajoute 1★. Un ou deux ne rapportent rien.
rule-tokyo-R24 = Chaque dé énergie vous donne 1⚡ de la banque, qui ne s’épuise jamais.
rule-tokyo-R25 = Hors de Tokyo, chaque dé cœur soigne 1♥, jusqu’à votre maximum (10♥, ou 12♥ avec Encore plus grand). Dans Tokyo, les dés cœur ne soignent pas ; seules les cartes le font.
rule-tokyo-R26 = Hors de Tokyo, un dé cœur peut retirer un jeton Poison ou Toupetit au lieu de soigner. Dans Tokyo, c’est impossible.
rule-tokyo-R27 = Si vous avez des jetons ou Rayon revigorant, vous choisissez pour chaque dé cœur : vous soigner, retirer un jeton ou soigner un autre monstre. Soigner les autres est possible même depuis Tokyo.
rule-tokyo-R28 = Avant de résoudre les faces, on compte les baffes ajoutées par les cartes, puis Détritivore, Destruction totale et Souffle de feu regardent le résultat. Les modules suivent.
rule-tokyo-R29 = Attaque acide, Fouisseur dans Tokyo et Dards empoisonnés ajoutent d’abord leurs baffes. S’il y a alors au moins une baffe, Queue à piquants et, dans Tokyo, Urbavore ajoutent la leur.
rule-tokyo-R30 = Avec au moins trois 1, vous marquez leurs étoiles, puis celles de Gourmet ; ensuite Contrôle du temps en prend note.
rule-tokyo-R31 = Tous vos dés énergie forment un seul gain, de même que tous les dés cœur qui soignent un même monstre : L’ami des enfants et Régénération n’ajoutent 1 qu’une fois.
rule-tokyo-R32 = Dès que votre résultat contient une baffe, Monstre Alpha rapporte son étoile, même si personne n’est touché.

## Qui reçoit les baffes

rule-tokyo-R33 = Chaque baffe coûte 1♥ à tous les monstres de l’autre côté : depuis Tokyo, vous touchez tous ceux du dehors ; du dehors, tous ceux qui sont dans Tokyo.
rule-tokyo-R34 = Les monstres de Tokyo City et de Tokyo Bay ne se donnent pas de baffes entre eux, sauf avec Souffle nova.
rule-tokyo-R35 = Quand Tokyo est vide, comme au tout premier tour, les baffes venues du dehors ne blessent personne.
rule-tokyo-R36 = Avec Souffle nova, vos baffes touchent tous les autres monstres.
rule-tokyo-R37 = Souffle de feu coûte 1♥ au monstre vivant le plus proche à gauche et à droite, même au même endroit. Un adversaire unique perd 1♥, et non 2♥.
rule-tokyo-R38 = Si ce monstre reçoit aussi des baffes, le ♥ de Souffle de feu s’ajoute à cette perte. Sinon, c’est une perte à part, qui n’est pas une baffe.
rule-tokyo-R39 = Ce que chaque monstre risque de perdre est fixé pour tous au même moment. Un monstre qui tombe ou se déplace entre-temps n’y change rien pour les autres.

## Perdre des cœurs

rule-tokyo-R40 = Les pertes suivent l’ordre du tour, à partir du monstre placé après celui qui les cause ; s’il en subit aussi, il passe en dernier. On finit avec un monstre avant de passer au suivant.
rule-tokyo-R41 = Une perte ne fait rien si Ailes protège déjà le monstre pendant ce tour, ou si elle vaut exactement 1♥ face à Armure de plaques. Aucune question n’est posée, même avec Réacteurs.
rule-tokyo-R42 = Avant de perdre des ♥, vous pouvez réagir dans l’ordre de votre choix : jeter les dés de Camouflage, payer Ailes, vous soigner avec Guérison rapide. Le soin vient avant la perte, et plusieurs soins peuvent se combiner.
rule-tokyo-R43 = Après les réactions, Armure de plaques regarde de nouveau : s’il reste exactement 1♥ à perdre, il est ignoré.
rule-tokyo-R44 = Avec les costumes, Diable ajoute 1♥ à ce que son monstre fait perdre aux autres pendant son tour, s’il reste quelque chose à perdre.
rule-tokyo-R45 = Les ♥ restants sont alors perdus, sans descendre sous 0.
rule-tokyo-R46 = Un monstre qui a perdu des ♥ à cause de baffes reçoit les jetons Poison et Toupetit de l’attaque : un par carte, et un de plus par copie.
rule-tokyo-R47 = La perte reste en mémoire jusqu’à la fin du tour, pour Herbivore et pour les costumes.
rule-tokyo-R48 = À 0♥, un monstre est éliminé, à moins de repartir grâce à la carte Il restait un œuf !
rule-tokyo-R49 = Chaque Nécrophage encore en jeu rapporte 3★ quand un monstre tombe à 0♥.
rule-tokyo-R50 = Perdre 2♥ ou plus d’un coup donne 1⚡ au monstre qui survit et possède la carte Nous ne faisons que le rendre plus fort.
rule-tokyo-R51 = Une perte entièrement arrêtée n’a aucun effet : le monstre n’est pas blessé, ne reçoit pas de jeton et ne peut pas Fuir.
rule-tokyo-R52 = Quand plusieurs pertes frappent un monstre au même moment, il réagit une fois pour toutes. Chacune reste comptée à part pour Armure de plaques et pour Nous ne faisons que le rendre plus fort.
rule-tokyo-R53 = Les ♥ que vous perdez à cause de votre propre carte, comme Tank ou Avions de chasse, suivent le chemin habituel : vous pouvez réagir, et c’est vous qui les faites perdre.
rule-tokyo-R54 = Personne n’est considéré comme la cause des ♥ perdus par le poison.
rule-tokyo-R55 = Perdre des ♥ à cause d’une carte n’est pas recevoir une baffe : cela ne permet jamais de Fuir.
rule-tokyo-R56 = Pour un monstre qui a Réacteurs dans Tokyo, les ♥ des baffes attendent qu’il ait choisi de Fuir ou de rester. Si Tokyo Bay ferme entre-temps et l’oblige à sortir, il les perd.

## Fuir

rule-tokyo-R57 = Un monstre de Tokyo qui a perdu des ♥ sous les baffes d’un autre peut Fuir ou rester ; ses ♥ sont perdus dans les deux cas. On ne peut pas choisir de partir autrement.
rule-tokyo-R58 = La question est posée en même temps à tous les monstres blessés encore en vie dans Tokyo, après leurs pertes. Personne ne voit les autres réponses avant de donner la sienne.
rule-tokyo-R59 = La question de Fuir n’est pas posée à un monstre dont les protections ont arrêté toute l’attaque.
rule-tokyo-R60 = Avec Réacteurs, vous choisissez d’abord : si vous fuyez, vous ne perdez rien ; si vous restez, vous perdez les ♥ après vos réactions, sans nouvelle question.
rule-tokyo-R61 = Quand un monstre qui a Fouisseur fuit, celui qui attaque perd 1♥ avant d’entrer, mais seulement s’il prend vraiment cette place. Ce n’est pas une baffe.
rule-tokyo-R62 = Vous ne pouvez Fuir à aucun autre moment, et jamais pendant votre propre tour.

## Entrer dans Tokyo

rule-tokyo-R63 = Si Tokyo City est vide pendant cette phase et que vous êtes dehors, vous devez y aller, avec ou sans baffes.
rule-tokyo-R64 = Tant que plus de quatre monstres sont en vie, si Tokyo City est prise et Tokyo Bay vide, vous devez aller dans Tokyo Bay.
rule-tokyo-R65 = Entrer dans Tokyo rapporte 1★. Passer de Tokyo Bay à Tokyo City ne rapporte rien.
rule-tokyo-R66 = Vous prenez Tokyo City si elle est vide, sinon Tokyo Bay. Si les deux monstres fuient, vous prenez Tokyo City et Tokyo Bay attend le tour suivant ; un monstre de Tokyo Bay n’avance pas de lui-même.
rule-tokyo-R67 = Si le monstre dont c’est le tour est éliminé, il n’entre pas ; la place attend le tour suivant.
rule-tokyo-R68 = Si vous êtes déjà dans Tokyo, il ne se passe rien pendant cette phase.
rule-tokyo-R69 = Si le monstre de Tokyo est éliminé, sa place est vide et vous y entrez.

## Acheter des cartes

rule-tokyo-R70 = Vous pouvez acheter au marché autant de cartes que vous pouvez en payer, une par une. Chacune est remplacée tout de suite, et la nouvelle peut s’acheter aussi.
rule-tokyo-R71 = Pour 2⚡, vous défaussez tout le marché et retournez trois nouvelles cartes. Vous pouvez recommencer, avant ou après un achat.
rule-tokyo-R72 = Une carte POUVOIR reste visible devant le monstre qui l’a achetée. Une carte ACTION agit tout de suite et va à la défausse.
rule-tokyo-R73 = Un achat suit cet ordre : payer, marquer pour Médiatique, prendre la carte, compléter le marché, appliquer l’effet (les pertes de ♥ en dernier), choisir pour Mimétisme, interroger Opportuniste.
rule-tokyo-R74 = Quand la pioche est vide, la défausse est mélangée et la remplace. S’il n’y en a pas non plus, la place du marché reste vide.
rule-tokyo-R75 = Toutes les cartes vont à la même défausse et peuvent revenir : utilisées, vendues, renouvelées ou perdues avec leur monstre.
rule-tokyo-R76 = Après chaque carte révélée, les monstres qui ont Opportuniste peuvent acheter, à partir de la gauche du monstre actif ; celui-ci continue ensuite ses achats.
rule-tokyo-R77 = Avec Tentacules parasites, vous achetez une carte POUVOIR à n’importe quel adversaire, qui ne peut pas refuser et reçoit le prix. La carte retrouve tous ses jetons, et un jeton Mimétisme reste dessus.
rule-tokyo-R78 = Une carte achetée avec Opportuniste agit pour le monstre qui l’achète, et c’est lui qui fait perdre les ♥ qu’elle coûte aux autres.
rule-tokyo-R79 = Il n’y a pas de phase d’achat pour un monstre éliminé, ni pour un monstre sûr de gagner quand elle commence : seul en vie ou seul à 20★, avec plus de ♥ que de jetons Poison.

## Fin du tour

rule-tokyo-R80 = Après la phase d’achat, Métamorphose vous permet de vendre vos cartes POUVOIR au prix imprimé, même celles achetées pendant ce tour. Métamorphose peut partir en dernier.
rule-tokyo-R81 = La fin du tour suit cet ordre : Trop mignon, Réserve d’énergie, Herbivore, Énergie solaire, Poison.
rule-tokyo-R82 = À la fin de son tour, un monstre perd 1♥ par jeton Poison, d’un seul coup.
rule-tokyo-R83 = Après le poison viennent les costumes qui agissent en fin de tour, puis la vérification de la victoire et les tours supplémentaires.

## Tours supplémentaires

rule-tokyo-R84 = La victoire est vérifiée avant tout tour supplémentaire : une partie finie n’en a pas.
rule-tokyo-R85 = Quand les deux ont lieu, le tour de Contrôle du temps passe avant celui de Rage.
rule-tokyo-R86 = Avec Contrôle du temps, au moins trois 1 donnent un tour supplémentaire avec un dé de moins. Chaque tour supplémentaire qui recommence en donne un autre avec encore un dé de moins ; ensuite, tous les dés reviennent.
rule-tokyo-R87 = Contrôle du temps acheté pendant votre tour après trois 1 compte aussitôt. Avec une copie en plus, vous ne gagnez toujours qu’un tour.
rule-tokyo-R88 = Rage donne un tour complet de plus, avec votre nombre de dés habituel.
rule-tokyo-R89 = Un tour supplémentaire est un vrai tour : effets de début de tour, récompense de Tokyo, poison et pouvoirs limités à une fois par tour reviennent.
rule-tokyo-R90 = Le tour supplémentaire de Contrôle du temps est un choix : la question vous est posée.
rule-tokyo-R91 = Un monstre éliminé perd les tours supplémentaires qu’il lui restait à jouer.
rule-tokyo-R92 = Rage, achetée pendant le tour d’un autre monstre, se joue juste après ce tour et les tours supplémentaires de ce monstre. Puis l’ordre habituel reprend.

## Élimination

rule-tokyo-R93 = Un monstre qui n’a plus de ♥ sort de la partie ; ses cartes vont à la défausse et ses ⚡ à la banque.
rule-tokyo-R94 = L’élimination est immédiate, même au milieu d’un tour : le monstre quitte Tokyo, retombe à 0★ et ne joue plus.
rule-tokyo-R95 = Dès qu’il reste quatre monstres ou moins, Tokyo Bay ferme. Le monstre qui s’y trouve passe dans Tokyo City si elle est vide, et sort de Tokyo sinon.
rule-tokyo-R96 = Se déplacer parce que Tokyo Bay ferme n’est pas Fuir et ne rapporte rien. Un monstre passé dans Tokyo City après avoir reçu des baffes pendant ce tour peut encore choisir de Fuir.
rule-tokyo-R97 = Les jetons d’un monstre éliminé disparaissent avec lui. Un Mimétisme qui copiait une de ses cartes n’a plus d’effet.
rule-tokyo-R98 = Atteindre 20★ ne suffit pas : il faut être en vie à la fin du tour. Si les derniers monstres tombent ensemble, tout le monde perd.
rule-tokyo-R99 = Si un monstre tombe pendant son propre tour, ce qu’il lui restait à faire est sauté ; la fin du tour et la vérification de la victoire ont lieu quand même.
rule-tokyo-R100 = Au classement, les survivants viennent avant les éliminés et se suivent par nombre de ★ ; un monstre tombé plus tard est mieux classé, et ceux qui tombent ensemble partagent leur rang.

## Victoire

rule-tokyo-R101 = La victoire se vérifie seulement à la fin d’un tour : un monstre à 20★ gagne, de même que le dernier en vie.
rule-tokyo-R102 = Les ★ ne dépassent jamais 20 et ne descendent pas sous 0. Un monstre qui en perd plus tard dans le même tour peut repasser sous 20.
rule-tokyo-R103 = Plusieurs monstres en vie à 20★ à la fin du même tour partagent la victoire.
rule-tokyo-R104 = Tout monstre peut gagner à la fin de n’importe quel tour, pas seulement du sien.
rule-tokyo-R105 = Quand il reste un seul monstre, le tour se joue quand même jusqu’au bout. S’il tombe à son tour, par le poison ou sa propre carte, tout le monde perd.

## Jetons

rule-tokyo-R106 = Les jetons Poison et Toupetit restent quand leur carte a disparu. Seuls des dés cœur hors de Tokyo les retirent, un jeton par dé.
rule-tokyo-R107 = Rien ne limite le nombre de jetons d’un monstre. Il n’en reçoit que s’il a vraiment perdu des ♥ sous des baffes.
rule-tokyo-R108 = Les jetons Poison et Toupetit restent sur un monstre sauvé par Il restait un œuf !
rule-tokyo-R109 = Écran de fumée arrive avec 3 jetons Fumée, Monstre batterie avec 6⚡ de la banque ; Mimétisme a un jeton.

## Mimétisme

rule-tokyo-R110 = Mimétisme agit comme la carte copiée, comme si elle était neuve, avec ses propres jetons.
rule-tokyo-R111 = Mimétisme peut copier toute carte POUVOIR d’un monstre en vie, les vôtres comprises, mais ni un Mimétisme ni un costume. S’il n’y en a pas, la carte attend sans effet.
rule-tokyo-R112 = Si la carte copiée part à la défausse, Mimétisme perd son effet et le jeton vous revient. Pour 1⚡, il peut être replacé avant le premier Lancer de votre tour suivant.
rule-tokyo-R113 = Au début de votre tour, vous pouvez payer 1⚡, une fois, pour mettre le jeton sur une autre carte. La nouvelle copie repart de zéro, avec ce que la carte apporte en arrivant.
rule-tokyo-R114 = Quand la carte copiée change de propriétaire, le jeton reste dessus et Mimétisme continue de la copier.
rule-tokyo-R115 = Ce qui sert une fois par tour sert une fois pour la carte et une fois pour sa copie. Sonde psychique fait exception : une par monstre et par tour.
rule-tokyo-R116 = Quand une carte copiée demande à être défaussée (Plan B, Monstre batterie, Sonde psychique, Écran de fumée), c’est Mimétisme qui part à la défausse.
rule-tokyo-R117 = Une copie compte en plus de l’original. Seuls ne se cumulent pas : le maximum de 12♥, Contrôle du temps, Souffle nova, Armure de plaques, Ailes et Réacteurs.

## L’adversaire automatique simple

rule-tokyo-R118 = Le plus simple des adversaires automatiques garde les baffes, l’énergie, les cœurs qui peuvent le soigner et ses meilleurs chiffres identiques, et relance le reste tant qu’il a des Lancers. Il fuit dès qu’il peut, n’achète rien et refuse tout ce qui est facultatif.

## Les étapes d’un tour

rule-tokyo-S1 = Le tour commence : Monstre batterie, modules, récompense de Tokyo et Urbavore s’appliquent d’eux-mêmes.
rule-tokyo-S2 = Le monstre qui a Mimétisme peut payer 1⚡ pour déplacer son jeton.
rule-tokyo-S3 = Le premier Lancer se fait avec tous les dés.
rule-tokyo-S4 = Le monstre actif choisit des dés à relancer, ajoute des Lancers grâce à ses cartes ou s’arrête.
rule-tokyo-S5 = Les monstres qui ont Sonde psychique peuvent chacun relancer un dé, dans l’ordre du tour.
rule-tokyo-S6 = Le monstre actif peut changer des dés avec ses cartes, puis confirme son résultat.
rule-tokyo-S7 = Seuls les modules se servent de cette étape : un costume peut ajouter une baffe avant la résolution des dés.
rule-tokyo-S8 = Les dés sont résolus : étoiles, cœurs, énergie, baffes.
rule-tokyo-S9 = Chaque monstre qui va perdre des ♥ réagit à son tour, ou accepte la perte.
rule-tokyo-S10 = Tous les monstres blessés encore en vie dans Tokyo choisissent ensemble de Fuir ou de rester.
rule-tokyo-S11 = Les monstres restés malgré Réacteurs perdent les ♥ en attente, puis Fouisseur mord le nouveau venu.
rule-tokyo-S12 = S’il y a de la place dans Tokyo, le monstre actif doit entrer.
rule-tokyo-S13 = Seuls les modules se servent de cette étape : des costumes peuvent être volés avant la phase d’achat.
rule-tokyo-S14 = Le monstre actif achète des cartes, renouvelle le marché pour 2⚡ ou s’arrête.
rule-tokyo-S15 = Après chaque carte révélée, les monstres qui ont Opportuniste peuvent acheter.
rule-tokyo-S16 = Le monstre qui achète Mimétisme choisit la carte à copier.
rule-tokyo-S17 = Avec Métamorphose, le monstre actif peut vendre des cartes POUVOIR.
rule-tokyo-S18 = Les effets de fin de tour s’appliquent, le poison en dernier.
rule-tokyo-S19 = Les modules agissent, la victoire est vérifiée, puis vient un tour supplémentaire ou le tour du monstre suivant.

## Variante à deux

rule-two-V1 = À deux dès le départ, cette variante est active, sauf si vous la désactivez.
rule-two-V2 = Entrer dans Tokyo donne 1⚡ et non 1★.
rule-two-V3 = Commencer votre tour dans Tokyo donne 1⚡ et non 2★.
rule-two-V4 = Le reste ne change pas : dés cœur, baffes, fuite et les 20★ à atteindre.
rule-two-V5 = Seul compte le nombre de monstres au départ : une partie plus grande, réduite à deux, garde ses récompenses en ★.
rule-two-V6 = Ces deux récompenses en ⚡ sont des gains ordinaires : L’ami des enfants ajoute 1⚡ à chacune.
rule-two-V7 = Urbavore rapporte toujours 1★ en début de tour dans Tokyo. La mort vient du ciel rapporte ses 2★ et donne 1⚡ pour l’entrée.
rule-two-V8 = À deux, il n’y a que Tokyo City ; Tokyo Bay ne sert pas.
rule-two-V9 = Votre unique adversaire se trouve des deux côtés, mais Souffle de feu ne lui coûte que 1♥. Une copie par Mimétisme ajoute son propre 1♥.

## Cultistes

rule-cultists-C1 = Une fois vos dés résolus, quatre faces identiques ou plus dans votre résultat vous rapportent un Cultiste.
rule-cultists-C2 = N’importe laquelle des six faces convient. Chaque face présente au moins quatre fois rapporte un seul Cultiste, même si d’autres dés la montrent encore.
rule-cultists-C3 = Les baffes ajoutées par des cartes comptent avec les dés baffe.
rule-cultists-C4 = Le Cultiste arrive après tous les effets des dés : il est trop tard pour l’utiliser pendant ceux-ci.
rule-cultists-C5 = À tout moment, pendant le tour de n’importe qui, vous pouvez défausser un Cultiste contre 1♥, 1⚡ ou un Lancer de plus, au choix.
rule-cultists-C6 = Le Lancer ne peut être pris que pendant que vous lancez vos propres dés.
rule-cultists-C7 = Le ♥ se gagne aussi dans Tokyo, mais jamais au-delà de votre maximum ni après votre élimination ; Régénération s’y ajoute. L’ami des enfants s’ajoute au ⚡.
rule-cultists-C8 = Le ♥ peut répondre à une perte avant qu’elle n’arrive, et donc vous sauver la vie.
rule-cultists-C9 = Le ⚡ peut servir aussitôt là où il en manque un : une carte, un costume à voler, un dé à changer, Mimétisme à déplacer.
rule-cultists-C10 = Vous pouvez avoir autant de Cultistes que vous voulez. Il restait un œuf ! les conserve ; l’élimination les fait perdre.

## Tour de Tokyo

rule-tower-T1 = Un monstre qui se trouve dans Tokyo, City ou Bay, quand il résout quatre 1 ou plus prend un étage de la tour.
rule-tower-T2 = C’est l’étage le plus bas qu’il n’a pas encore, et un seul étage par tour.
rule-tower-T3 = Un étage qui appartient à un autre monstre lui est pris. Qui perd un étage inférieur doit le reprendre avant de viser le sommet.
rule-tower-T4 = Les 1 marquent toujours leurs ★ et servent aux cartes comme Gourmet et Contrôle du temps. Les dés que des cartes ont changés en 1 comptent.
rule-tower-T5 = Au début de son tour, le propriétaire de l’étage 1 gagne 1♥, et celui de l’étage 2 gagne 1♥ et 1⚡. Qui a les deux gagne les deux.
rule-tower-T6 = La tour soigne aussi dans Tokyo, et chaque étage est un gain à part pour Régénération.
rule-tower-T7 = La tour donne avant la récompense pour un tour commencé dans Tokyo.
rule-tower-T8 = Le monstre qui prend le troisième étage gagne aussitôt la partie.
rule-tower-T9 = Les étages d’un monstre éliminé redeviennent libres. Il restait un œuf ! les conserve.
rule-tower-T10 = L’étage se prend avant tout effet des dés.

## Halloween

rule-halloween-H1 = Chaque monstre commence avec un costume de son choix, gratuitement.
rule-halloween-H2 = Dans l’ordre du tour, en commençant par qui joue en premier, chaque monstre voit deux costumes, visibles par tous, et en garde un.
rule-halloween-H3 = Quand tous ont choisi, les autres costumes sont mélangés à la pioche ; le marché n’est révélé qu’ensuite.
rule-halloween-H4 = La pioche compte 66 cartes et ceux des 12 costumes que personne ne porte.
rule-halloween-H5 = Un monstre peut porter autant de costumes qu’il veut, et tous agissent.
rule-halloween-H6 = Un costume du marché s’achète comme toute autre carte et reste devant son acheteur.
rule-halloween-H7 = Origine extra-terrestre, Médiatique et Opportuniste s’appliquent à l’achat d’un costume.
rule-halloween-H8 = Mimétisme ne peut pas copier un costume, Métamorphose ne peut pas en vendre, Tentacules parasites ne peut pas en acheter. Il restait un œuf ! et l’élimination les défaussent.
rule-halloween-H9 = Avec trois baffes ou plus dans votre résultat, vous pouvez voler des costumes. Les baffes ajoutées par des cartes comptent.
rule-halloween-H10 = Vous pouvez voler les monstres que vos baffes viennent de blesser et qui sont encore en vie.
rule-halloween-H11 = Vous payez le prix du costume à son propriétaire, moins vos réductions. Le propriétaire ne peut pas refuser.
rule-halloween-H12 = Vous pouvez voler plusieurs costumes dans un même tour, à plusieurs monstres, tant que vous pouvez payer.
rule-halloween-H13 = Les baffes font mal quand même.
rule-halloween-H14 = Les costumes se volent après l’entrée dans Tokyo et avant les achats.
rule-halloween-H15 = Seul un monstre qui a vraiment perdu des ♥ est blessé : qui a tout évité garde ses costumes.
rule-halloween-H16 = Un vol n’est pas un achat : Médiatique et Opportuniste n’y réagissent pas. L’ami des enfants s’ajoute à ce que reçoit le propriétaire.
rule-halloween-H17 = Qui vole Astronaute avec 17★ ou plus gagne à la fin du tour. Un monstre à 0♥ qui perd Zombie est aussitôt éliminé.
rule-halloween-H18 = Un costume volé agit aussitôt, dans le même tour.

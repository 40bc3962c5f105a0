## Conditions des lancers : le nom, ce qu’elle demande au lanceur (help) et la question posée à une
## vraie table. On répond par oui ou par non.

condition-bank = Tir en bande
    .help = Dressez la boîte ou une fiche sur la table ; le dé doit la toucher avant la Cible.
ask-bank = Le dé a-t-il touché la boîte ou la fiche avant la Cible ?
condition-flick = Pichenette
    .help = Posez le dé sur le dos d’une main ; chassez-le d’un doigt de l’autre.
ask-flick = A-t-il quitté le dos de la main d’une pichenette de l’autre ?
condition-blow = Soufflé
    .help = Gardez la main immobile et soufflez sur le dé.
ask-blow = A-t-il quitté, d’un souffle, une main restée immobile ?
condition-leg = Sous la jambe
    .help = Lancez sous l’une de vos jambes.
ask-leg = La main qui lançait est-elle passée sous une jambe ?
condition-blind = En aveugle
    .help = Visez tant que vous voulez, fermez les yeux, lancez.
ask-blind = Les yeux étaient-ils fermés pendant la visée et le lancer ?
condition-double = Double rebond
    .help = Deux rebonds sur la table, ou plus, puis la Cible.
ask-double = A-t-il rebondi 2 fois ou plus sur la table avant la Cible ?
condition-elbow = Sur le coude
    .help = Posez le dé sur votre coude ; lancez-le de là.
ask-elbow = A-t-il été lancé du coude, sans qu’une main le touche ?
condition-faith = Lancer de la foi
    .help = Tenez le dé entre vos deux paumes, puis ouvrez-les.
ask-faith = Était-il tenu entre les paumes et lâché en les ouvrant ?
condition-wrong-hand = Mauvaise main
    .help = Lancez de la main avec laquelle vous n’écrivez pas.
ask-wrong-hand = A-t-il été lancé de la main qui n’écrit pas ?
condition-borrow = Emprunt
    .help = Le dé est sur la paume à votre gauche, celle d’une autre personne ; bougez cette main.
ask-borrow = Était-il sur la paume voisine, à gauche, et cette main bougée ?
condition-over-card = Par-dessus une carte
    .help = Faites-le rebondir devant la carte dressée, puis passer par-dessus.
ask-over-card = A-t-il rebondi devant la carte, puis passé par-dessus ?
condition-catapult = Catapulte
    .help = Pliez une carte qui dépasse du bord de la table ; elle projette le dé.
ask-catapult = A-t-il été projeté par une carte pliée au bord de la table ?
condition-head = Tête
    .help = Lancez le dé en l’air et faites-le rebondir sur votre tête avant la table.
ask-head = A-t-il volé, puis rebondi sur la tête avant la table ?
condition-spin = Lancer toupie
    .help = Faites tourner le dé comme une toupie jusqu’à la Cible.
ask-spin = Tournait-il comme une toupie avant d’atteindre la Cible ?
condition-nose = Sur le nez
    .help = Posez le dé sur votre nez ; lancez-le de là.
ask-nose = A-t-il été lancé du nez, sans qu’une main le touche ?
condition-backwards = De dos
    .help = Tournez le dos à la table ; seuls les hanches et le cou peuvent pivoter.
ask-backwards = Le dos était-il à la table, hanches et cou seuls tournés ?
condition-smash = Smash
    .help = Lancez le dé en l’air et frappez-le vers la table.
ask-smash = A-t-il été lancé en l’air, puis frappé vers la table ?
condition-seated = Assis
    .help = Par terre, le regard plus bas que la table.
ask-seated = Le lancer est-il parti du sol, les yeux plus bas que la table ?
condition-jump = Saut
    .help = Lâchez le dé quand les deux pieds ont quitté le sol.
ask-jump = A-t-il quitté la main quand les deux pieds étaient en l’air ?
condition-under-table = Sous la table
    .help = La main qui lance reste sous le niveau de la table.
ask-under-table = La main est-elle restée plus bas que la table jusqu’au lâcher ?
condition-dance = Danse
    .help = Sautez, faites un tour complet, lancez en retombant.
ask-dance = Un tour complet en l’air, puis le lancer, face à la Cible ?
condition-afar = De loin
    .help = Tenez-vous un pas en arrière de la table.
ask-afar = Le lancer est-il parti d’un pas entier en arrière ?

condition-blow-shot = Tir soufflé
    .help = Lancez le dé en l’air et soufflez-le vers la Cible.
ask-blow-shot = A-t-il été lancé en l’air puis soufflé vers la Cible ?
condition-bone-shot = Tir à l’os
    .help = D’abord la table, puis un os du bord, puis le plateau.
ask-bone-shot = Est-il passé de la table sur un os, puis sur le plateau ?
condition-card-shot = Tir de carte
    .help = Posez le dé sur une carte que vous tenez ; projetez-le de là.
ask-card-shot = A-t-il été projeté d’une carte tenue en main ?
condition-chopstick-shot = Tir aux baguettes
    .help = Tenez le dé avec les deux baguettes et lancez-le.
ask-chopstick-shot = A-t-il été tenu avec les deux baguettes jusqu’au lancer ?
condition-ear-shot = Tir d’oreille
    .help = Le dé part de votre oreille ou la touche.
ask-ear-shot = Est-il parti de l’oreille ou l’a-t-il touchée ?
condition-hot-potato-shot = Patate chaude
    .help = Attrapez le dé qui vient de votre gauche et relancez-le aussitôt.
ask-hot-potato-shot = A-t-il été attrapé et relancé sans attendre ?
condition-nose-shot = Tir du nez
    .help = Le dé part de votre nez ou le touche.
ask-nose-shot = Est-il parti du nez ou l’a-t-il touché ?
condition-small-fingers-shot = Tir aux petits doigts
    .help = Tenez le dé avec vos deux auriculaires seulement.
ask-small-fingers-shot = Était-il tenu par les deux auriculaires seulement ?
condition-goggle-shot = Tir à la lunette
    .help = Tenez la lunette devant un œil, fermez l’autre.
ask-goggle-shot = La lunette en place et l’autre œil fermé jusqu’au lâcher ?
condition-flying-stand = Socle volant
    .help = Le plateau est surélevé ; le rebond doit y porter le dé.
condition-spider-webs = Toiles d’araignée
    .help = Des toiles ferment les trous ; un dé sur une toile est une réussite à 0.
condition-pendulum-die = Dé-pendule
    .help = Balancez le dé au bout de son fil et lâchez.
ask-pendulum-die = A-t-il été balancé au bout du fil, puis lâché ?
condition-destiny-coin = Pièce du destin
    .help = Lancée comme un dé ; son centre décide où elle est.
condition-flip-compass = Faire sauter la Boussole
    .help = D’un coup de pouce, faites-la se retourner et tomber sur le plateau.
ask-flip-compass = La Boussole, retournée, est-elle tombée droit sur le plateau ?
condition-flip-treasure = Faire sauter le Trésor
    .help = D’un coup de pouce, faites-le se retourner et tomber sur le plateau.
ask-flip-treasure = Le Trésor, retourné, est-il tombé droit sur le plateau ?
condition-flip-backstab = Faire sauter le Coup bas
    .help = D’un coup de pouce, faites-le se retourner et tomber sur le plateau.
ask-flip-backstab = Le Coup bas, retourné, est-il tombé droit sur le plateau ?

## Où un dé peut s’arrêter : le nom de l’endroit, puis où est alors le dé (at).
## Une zone sans quartier est un anneau ; un jeu peut nommer ses propres dés (die-red = rouge).

place-bullseye = centre ({ $value })
    .at = en plein centre
place-ring = zone { $value }
    .at = dans la zone { $value }
place-slice = quartier { $number }, { $part ->
        [inner] intérieur
        [middle] milieu
       *[outer] extérieur
    } ({ $value })
    .at = dans le quartier { $number }, { $part ->
        [inner] vers le centre
        [middle] au milieu
       *[outer] vers le bord
    } ({ $value })
place-hole = trou { $number }
    .at = dans le trou { $number }
place-web = toile { $number }
    .at = sur la toile { $number }
place-bone = os { $number }
    .at = sur l’os { $number }
place-compass = Boussole
    .at = sur la Boussole
place-treasure = Trésor
    .at = sur le Trésor
place-backstab = Coup bas
    .at = sur le Coup bas
place-edge = tranche de la Cible
    .at = sur la tranche de la Cible
place-table = table
    .at = sur la table
place-floor = sol
    .at = par terre
place-stand = socle
    .at = sur le socle
place-box = boîte
    .at = sur la boîte
place-card = carte
    .at = sur la carte
place-leg = jambe
    .at = sur une jambe
place-die = dé { $name }
    .at = sur le dé { $name }

## Comment un lancer a fini, et pourquoi c’est un échec. Les raisons sont celles des règles.

throw-ended = { $seat } lance : { $bounces ->
        [0] aucun rebond
        [one] { $bounces } rebond
       *[other] { $bounces } rebonds
    }, et le dé s’arrête { $where }.
throw-flipped = { $seat } fait sauter le Gabarit, qui s’arrête { $where }.
throw-icon = Le symbole est visible.
throw-pointed = La pointe désigne : { $place }.
throw-hit = Réussite !
miss-broken = Échec : condition non respectée ({ $conditions }).
miss-no-bounce = Échec : il faut un rebond sur la table avant la Cible.
miss-hole = Échec : un trou ne compte pas.
miss-bone = Échec : un os ne compte pas.
miss-edge = Échec : la tranche ne compte pas.
miss-floor = Échec : le dé a quitté la table.
miss-table = Échec : le dé n’est pas sur la Cible.
flip-lies = Il reste sur la Cible.
flip-void = Coup nul : il ne s’est pas retourné.
flip-fell = Raté : il a touché la table ou manqué la Cible.

## Ce qu’on demande autour d’un vrai plateau, après les questions des conditions.

seen-bounces = Combien de rebonds sur la table avant la Cible ?
seen-more = 2 ou plus
seen-place = Où est-ce tombé ?
seen-line = sur la ligne entre deux zones
seen-line-one = Sur quelle ligne ? La zone d’un côté :
seen-line-other = La zone de l’autre côté (la plus basse compte) :
seen-icon = Le symbole est-il visible ?
seen-pointed = Quelle zone la pointe désigne-t-elle ?
seen-pointed-none = aucune
seen-sections = Sur la Cible :
seen-slice = Quartier { $number }
seen-inner = intér.
seen-middle = milieu
seen-outer = extér.
seen-holes = Dans un trou :
seen-webs = Sur une toile :
seen-bones = Sur un os :
seen-templates = Sur un Gabarit :
seen-things = Sur autre chose :
seen-beside = Hors de la Cible :
seen-right = C’est bien ça ?
seen-judge = { $seat }, c’est bien ça ?

## Lancer au clavier. Les mots à taper, dans l’ordre : viser, force, hauteur, place, lancer.

your-throw = { $name ->
        [none] { $seat }, à vous de lancer.
       *[other] { $seat }, à vous de lancer : dé { $name }.
    }
aim-words = viser force hauteur place lancer
aim-prompt = Entrée lance. Ou tapez : viser 2, force 6, hauteur 1, place 45
skill-prompt = Entrée lance { $hand } ({"?"} pour l’aide)
hand-steady = d’une main sûre
hand-average = d’une main moyenne
hand-clumsy = d’une main maladroite
aim-strength = force    { $marks } { $strength } sur 9
aim-aside = viser    { $side ->
        [none] tout droit
        [more] { $steps } à droite
       *[less] { $steps } à gauche
    }
aim-loft = hauteur  { $side ->
        [none] habituelle
        [more] { $steps } plus haut
       *[less] { $steps } plus bas
    }
aim-place = place    { $side ->
        [none] la vôtre
        [more] { $steps }° à droite
       *[less] { $steps }° à gauche
    }
aim-key-throw = Entrée       lancer
aim-key-aside = ← →          viser
aim-key-strength = ↑ ↓          force
aim-key-loft = Page ↑ ↓     hauteur
aim-key-place = Tab          tourner autour
throw-go-on = Une touche pour continuer.
aim-key-help = {"?"} et Entrée  aide
way-physics = avec la physique
way-companion = sur un vrai plateau ; vous dites ce que vous voyez
way-steady = d’une main sûre
way-average = d’une main moyenne
way-clumsy = d’une main maladroite
way-changed = Désormais, vous lancez { $way }.
throws-by-skill = Ici, l’adresse décide des lancers. Pour voir voler les dés : pip install 'undercroft[throwing]'
refused-bad-aim = Pour { $name ->
        [aim] viser
        [strength] la force
        [loft] la hauteur
       *[other] la place
    }, tapez un nombre de { $low } à { $high }.
refused-no-aim = « { $said } » ne se règle pas. Essayez viser, force, hauteur ou place.
refused-throw-failed = Ce lancer s’est perdu. Visez un peu autrement.
seen-yes = oui
seen-no = non

## Comment un client fait lancer.

control-swipe = Glissez vers la Cible et lâchez.
control-flick = Un geste court et vif, et le dé part.
control-breath = Maintenez : le souffle grandit. Visez avec le pointeur, lâchez pour souffler.
control-toss-blow = Lancez le dé en l’air, puis appuyez pour souffler pendant qu’il vole.
control-toss-strike = Maintenez : le dé monte et retombe. Frappez vers le bas quand il est en haut.
control-toss-head = Maintenez, amenez la tête sous le dé, donnez le coup quand il arrive.
control-balance = Maintenez, gardez la bille dans l’anneau, puis lancez en avant.
control-two-hands = Tenez des deux mains, bougez, lâchez les deux ensemble.
control-grip = Maintenez, gardez l’aiguille dans la zone, puis lancez en avant.
control-puppet = Tirez la main ; elle suit avec retard.
control-card = Maintenez, gardez la bille dans l’anneau, puis secouez la carte en avant.
control-pull = Tirez la carte vers le bas et lâchez ; visez à gauche ou à droite.
control-twist = Faites un ou deux cercles avec le dé, puis poussez-le en avant.
control-leg = Maintenez pour lever la jambe, puis lancez dessous avant de fatiguer.
control-jump = Maintenez : vous sautez sans arrêt. Lancez pendant que vous êtes en l’air.
control-dance = Maintenez : vous sautez en tournant. Lancez quand vos pieds retombent.
control-catch = Appuyez, appuyez encore quand le dé est à portée, puis lancez aussitôt.
control-string = Maintenez : il se balance de plus en plus. Lâchez quand il avance.
control-thumb = Tirez le pouce en arrière et lâchez ; visez à gauche ou à droite.
control-place = Déplacez et tournez l’objet, puis lancez.
control-blindfold = Visez ; dès que vous tenez le dé, vos yeux sont fermés. Lancez de mémoire.
control-goggle = Tenez la lunette d’une main, lancez de l’autre.

## Où est la caméra d’un client.

camera-seat = À votre place
camera-hand = Juste derrière votre main
camera-eyes = Par vos propres yeux
camera-shoulder = Par-dessus votre épaule
camera-floor = Par terre
camera-afar = Un pas en arrière
camera-lens = À travers la lunette
camera-edge = Au bord de la table
camera-side = De côté
camera-head = La tête en arrière

## La commande qui montre un lancer, et pourquoi un lancer est refusé.

cli-throws-condition = Un lancer spécial, par exemple flick ; peut être donné plusieurs fois.
throw-kept = Respecté : { $condition }.
throw-broken = Non respecté : { $condition }.
refused-unknown-condition = Aucun lancer spécial ne s’appelle « { $name } ».
refused-impossible-throw = { $one } et { $other } ne vont pas ensemble.
refused-bad-trace = Ce geste n’a pas pu servir ({ $field }). Relancez.
refused-no-throw = Trop lent pour un lancer : la main revient.
refused-bad-help = Cette aide n’a pas pu servir ({ $field }).
refused-bad-record = L’enregistrement d’un lancer n’a pas pu être lu ({ $field }).
refused-bad-scene = La table n’est pas prête pour ce lancer ({ $field }).
refused-bad-conditions = { $field ->
        [none] { $file } n’a pas pu être lu.
       *[other] { $file } : le champ { $field } ne convient pas.
    }
refused-bad-board = { $field ->
        [none] { $file } n’a pas pu être lu.
       *[other] { $file } : le champ { $field } ne convient pas.
    }
refused-unknown-die = Aucun dé ne s’appelle « { $name } ».

## La commande qui mesure comment les lancers finissent.

cli-throws-calibrate = Mesurer comment finissent les lancers de trois mains, pour les robots et les simulations.
cli-calibrate-throws = Combien de lancers par ligne de la table.
cli-calibrate-board = Seulement cette Cible ; peut être donné plusieurs fois.
cli-calibrate-die = Seulement ce dé ; peut être donné plusieurs fois.
cli-calibrate-condition = Seulement ce lancer spécial, plain, ou deux joints par « + » ; peut être donné plusieurs fois.
cli-calibrate-hand = Seulement cette main : steady, average ou clumsy ; peut être donné plusieurs fois.
cli-calibrate-rounds = Longueur de la recherche du meilleur lancer ; 0 prend le lancer habituel.
cli-calibrate-processes = Combien de processus ; 0 : un par cœur.
cli-calibrate-out = La table à écrire. Les lignes qui ne sont pas mesurées y restent.
cli-calibrate-fresh = Recommencer : oublier la table et ce qu’une mesure interrompue a trouvé.
cli-calibrate-missing = Seulement ce qui manque à la table ou n’y est plus à jour.
calibrate-measures = Mesure
calibrate-goes-on = { $count ->
        [one] Suite : { $count } ligne est déjà mesurée.
       *[other] Suite : { $count } lignes sont déjà mesurées.
    }
refused-unknown-hand = Aucune main ne s’appelle « { $name } ». Essayez : steady, average, clumsy.
refused-nothing-lacks = La table a déjà tout ce que vous demandez.
refused-nothing-to-measure = Aucune Cible n’a ce que vous demandez. Choisissez une autre Cible ou un autre lancer.
refused-other-settings = { $file } a été commencé avec d’autres réglages. Recommencez avec --fresh.
refused-bad-skills = { $field ->
        [none] { $file } n’a pas pu être lu.
       *[other] { $file } : le champ { $field } ne convient pas.
    }
refused-no-skill = Rien n’a été mesuré pour : { $wanted }.

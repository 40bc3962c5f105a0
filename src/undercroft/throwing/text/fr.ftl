## Conditions des lancers : le nom, ce qu'elle demande au lanceur (help) et la question posée à une
## vraie table. On répond par oui ou par non.

condition-bank = Tir en bande
    .help = Dressez la boîte ou une fiche sur la table ; le dé doit la toucher avant la Cible.
ask-bank = Le dé a-t-il touché la boîte ou la fiche avant la Cible ?
condition-flick = Pichenette
    .help = Le dé est sur le dos d'une main ; chassez-le d'un doigt de l'autre.
ask-flick = A-t-il été chassé d'une pichenette du dos de l'autre main ?
condition-blow = Soufflé
    .help = Gardez la main immobile et soufflez le dé.
ask-blow = A-t-il été soufflé de la main restée immobile ?
condition-leg = Sous la jambe
    .help = Lancez en passant sous l'une de vos jambes.
ask-leg = La main qui lançait est-elle passée sous une jambe ?
condition-blind = En aveugle
    .help = Visez tant que vous voulez, fermez les yeux, lancez.
ask-blind = Les yeux étaient-ils fermés pendant la visée et le lancer ?
condition-double = Double rebond
    .help = Le dé doit rebondir au moins deux fois sur la table avant la Cible.
ask-double = A-t-il rebondi au moins deux fois sur la table avant la Cible ?
condition-elbow = Sur le coude
    .help = Le dé est posé sur le coude ; lancez-le de là.
ask-elbow = A-t-il été lancé du coude, sans qu'une main le touche ?
condition-faith = Lancer de la foi
    .help = Tenez le dé entre les deux paumes, puis ouvrez-les.
ask-faith = Était-il tenu entre les paumes et lâché en les ouvrant ?
condition-wrong-hand = Mauvaise main
    .help = Lancez de la main avec laquelle vous n'écrivez pas.
ask-wrong-hand = A-t-il été lancé de la main qui n'écrit pas ?
condition-borrow = Emprunt
    .help = Le dé est sur la paume de votre voisin de gauche ; bougez cette main.
ask-borrow = Était-il sur la paume du voisin de gauche, bougée par le lanceur ?
condition-over-card = Par-dessus une carte
    .help = Faites-le rebondir devant la carte dressée, puis passer par-dessus.
ask-over-card = A-t-il rebondi devant la carte, puis passé par-dessus et non à côté ?
condition-catapult = Catapulte
    .help = Pliez une carte qui dépasse du bord de la table ; elle projette le dé.
ask-catapult = A-t-il été projeté par une carte pliée au bord de la table ?
condition-head = Tête
    .help = Lancez le dé en l'air et faites-le rebondir sur votre tête avant la table.
ask-head = A-t-il été lancé en l'air et a-t-il rebondi sur la tête avant la table ?
condition-spin = Lancer toupie
    .help = Le dé doit tourner comme une toupie jusqu'à la Cible.
ask-spin = Tournait-il visiblement comme une toupie avant d'atteindre la Cible ?
condition-nose = Sur le nez
    .help = Le dé est posé sur le nez ; lancez-le de là.
ask-nose = A-t-il été lancé du nez, sans qu'une main le touche ?
condition-backwards = De dos
    .help = Tournez le dos à la table ; seuls les hanches et le cou peuvent pivoter.
ask-backwards = Le lanceur tournait-il le dos à la table, hanches et cou exceptés ?
condition-smash = Smash
    .help = Lancez le dé en l'air et frappez-le vers la table.
ask-smash = A-t-il été lancé en l'air, puis frappé de la main vers la table ?
condition-seated = Assis
    .help = Assis par terre, les yeux sous le niveau de la table.
ask-seated = Le lanceur était-il assis par terre, les yeux sous le plateau de la table ?
condition-jump = Saut
    .help = Lâchez le dé quand les deux pieds ont quitté le sol.
ask-jump = A-t-il quitté la main quand les deux pieds étaient en l'air ?
condition-under-table = Sous la table
    .help = La main qui lance reste sous le niveau de la table.
ask-under-table = La main est-elle restée sous le niveau de la table jusqu'au lâcher ?
condition-dance = Danse
    .help = Sautez, faites un tour complet, lancez en retombant.
ask-dance = Y a-t-il eu un tour complet en l'air et un lancer à la réception, face à la Cible ?
condition-afar = De loin
    .help = Tenez-vous un pas en arrière de la table.
ask-afar = Le lanceur se tenait-il à un pas entier de la table ?

condition-blow-shot = Tir soufflé
    .help = Lancez le dé en l'air et soufflez-le vers la Cible.
ask-blow-shot = A-t-il été lancé en l'air puis soufflé vers la Cible ?
condition-bone-shot = Tir à l'os
    .help = D'abord la table, puis un os du bord, puis le plateau.
ask-bone-shot = Est-il passé de la table sur un os, puis sur le plateau ?
condition-card-shot = Tir de carte
    .help = Le dé est sur une carte que vous tenez ; projetez-le de là.
ask-card-shot = A-t-il été projeté d'une carte tenue en main ?
condition-chopstick-shot = Tir aux baguettes
    .help = Tenez le dé avec les deux baguettes et lancez-le.
ask-chopstick-shot = A-t-il été tenu avec les deux baguettes jusqu'au lancer ?
condition-ear-shot = Tir d'oreille
    .help = Le dé part de votre oreille ou la touche.
ask-ear-shot = Est-il parti de l'oreille ou l'a-t-il touchée ?
condition-hot-potato-shot = Tir patate chaude
    .help = Attrapez le dé de votre voisin de gauche et relancez-le aussitôt.
ask-hot-potato-shot = A-t-il été attrapé et relancé sans attendre ?
condition-nose-shot = Tir du nez
    .help = Le dé part de votre nez ou le touche.
ask-nose-shot = Est-il parti du nez ou l'a-t-il touché ?
condition-small-fingers-shot = Tir des petits doigts
    .help = Tenez le dé avec les deux auriculaires seulement.
ask-small-fingers-shot = Était-il tenu par les deux auriculaires seulement ?
condition-goggle-shot = Tir à la lunette
    .help = La lunette devant un œil, l'autre fermé.
ask-goggle-shot = La lunette était-elle en place et l'autre œil fermé jusqu'au lâcher ?
condition-flying-stand = Socle volant
    .help = Le plateau est surélevé ; le rebond doit y porter le dé.
condition-spider-webs = Toiles d'araignée
    .help = Des toiles ferment les trous ; un dé sur une toile touche pour 0.
condition-pendulum-die = Dé pendule
    .help = Balancez le dé au bout de son fil et lâchez.
ask-pendulum-die = A-t-il été balancé au bout du fil, puis lâché ?
condition-destiny-coin = Pièce du destin
    .help = Lancée comme un dé ; son centre décide où elle est.
condition-flip-compass = Pile ou face : la Boussole
    .help = Faites-la sauter du pouce pour qu'elle se retourne et tombe sur le plateau.
ask-flip-compass = La Boussole s'est-elle retournée et posée sur le plateau sans toucher la table ?
condition-flip-treasure = Pile ou face : le Trésor
    .help = Faites-le sauter du pouce pour qu'il se retourne et tombe sur le plateau.
ask-flip-treasure = Le Trésor s'est-il retourné et posé sur le plateau sans toucher la table ?
condition-flip-backstab = Pile ou face : le Coup bas
    .help = Faites-le sauter du pouce pour qu'il se retourne et tombe sur le plateau.
ask-flip-backstab = Le Coup bas s'est-il retourné et posé sur le plateau sans toucher la table ?

## Comment un client fait lancer.

control-swipe = Glissez vers la Cible et lâchez.
control-flick = Un glissement court et vif est le doigt.
control-breath = Maintenez pour souffler ; visez avec la bouche.
control-toss-blow = Glissez vers le haut, puis maintenez pour souffler.
control-toss-strike = Glissez vers le haut, puis vers le bas pour frapper.
control-toss-head = Glissez vers le haut, puis amenez la tête dessous.
control-balance = Gardez l'équilibre, puis une secousse en avant.
control-two-hands = Tenez des deux mains, bougez, lâchez les deux ensemble.
control-grip = Gardez la bonne pression, balancez, ouvrez.
control-puppet = Tirez la main ; elle suit avec retard.
control-card = Bougez et inclinez la carte, puis une secousse.
control-pull = Tirez la carte vers le bas et lâchez.
control-twist = Prenez de l'élan en cercle, puis poussez.
control-leg = Maintenez pour lever la jambe, lancez dessous.
control-jump = Maintenez pour fléchir, lâchez pour sauter, glissez en l'air.
control-dance = Sautez, un tour, lancez sur le temps.
control-catch = Appuyez quand le dé est à portée, puis glissez aussitôt.
control-string = Prenez de l'élan et lâchez au bon moment.
control-thumb = Appuyez à côté du milieu, tirez et lâchez.
control-place = Placez et tournez l'objet, puis glissez.
control-blindfold = Visez, fermez les yeux, lancez.
control-goggle = Tenez la lunette d'une main, lancez de l'autre.

## Où est la caméra d'un client.

camera-seat = À votre place
camera-hand = Juste derrière la main
camera-eyes = Par vos propres yeux
camera-shoulder = Par-dessus l'épaule
camera-floor = Par terre
camera-afar = Un pas en arrière
camera-lens = À travers la lunette
camera-edge = Au bord de la table
camera-side = De côté
camera-head = Dans votre tête penchée

## La commande qui montre un lancer, et pourquoi un lancer est refusé.

cli-throws-condition = Un lancer spécial, par exemple flick ; peut être donné plusieurs fois.
throw-kept = Respecté : { $condition }.
throw-broken = Non respecté : { $condition }.
refused-unknown-condition = Il n'y a pas de lancer spécial « { $name } ».
refused-impossible-throw = Personne ne lance ainsi : { $one } et { $other } à la fois.
refused-bad-trace = Ce geste est inutilisable ({ $field }). Veuillez relancer.
refused-bad-scene = La table n'est pas prête pour ce lancer ({ $field }).
refused-bad-conditions = Un fichier de lancers spéciaux est inutilisable. { $detail }.

## La commande qui mesure comment les lancers finissent.

cli-throws-calibrate = Mesurer comment finissent les lancers de trois mains, pour bots et simulations.
cli-calibrate-throws = Combien de lancers par ligne de la table.
cli-calibrate-board = Seulement cette cible ; peut être donné plusieurs fois.
cli-calibrate-condition = Seulement ce lancer spécial, ou plain ; peut être donné plusieurs fois.
cli-calibrate-hand = Seulement cette main : steady, average ou clumsy ; peut être donné plusieurs fois.
cli-calibrate-rounds = Longueur de la recherche du meilleur lancer ; 0 prend le lancer habituel.
cli-calibrate-processes = Combien de processus ; 0 : un par cœur.
cli-calibrate-out = La table à écrire. Ses lignes qui ne sont pas mesurées restent.
cli-calibrate-fresh = Recommencer : oublier la table et ce qu'une mesure interrompue a trouvé.
calibrate-measures = Mesure
calibrate-goes-on = { $count ->
        [one] Suite : une ligne est déjà mesurée.
       *[other] Suite : { $count } lignes sont déjà mesurées.
    }
refused-unknown-hand = Il n'y a pas de main « { $name } ».
refused-nothing-to-measure = Aucune cible n'a ce qui est demandé.
refused-other-settings = { $file } a été commencé avec d'autres réglages. Recommencez avec --fresh.
refused-bad-skills = Cette table est inutilisable. { $detail }.
refused-no-skill = Rien n'a été mesuré pour : { $wanted }.

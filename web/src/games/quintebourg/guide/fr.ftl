### Le guide de Quinte-bourg en français, à côté des textes du jeu ; les titres qui servent aussi aux feuilles imprimées y sont.

guide-about-text = Chaque personne a deux cartes secrètes : un rôle de parti, qui donne le camp et son but, et un rôle à effet, qui donne un pouvoir. Le jour, on parle, on vote, on se marie ; la nuit, tout le reste. Plusieurs camps peuvent gagner ensemble.
guide-week = { page-quintebourg-week }
guide-week-text = Lundi, mercredi et vendredi sont les jours impairs ; mardi, jeudi et samedi les jours pairs. Chacun des six a sa nuit. Dimanche, c’est la fête au village : aucun mal n’est fait, pas de vote, pas de nuit.
guide-health = { page-quintebourg-guide-health }
guide-camps = Les camps et leurs victoires
guide-camps-text = La partie s’arrête aussi quand il reste au plus deux personnes debout. Toutes les conditions se lisent alors à cet instant.
guide-party = { page-quintebourg-guide-party }
guide-effects = { page-quintebourg-guide-effects }
guide-invoking = { page-quintebourg-guide-invoking }
guide-invoking-text = Tout le monde a le bouton à la main levée : l’avoir ne prouve rien.
guide-day = Une journée
guide-day-text = Le matin, la gazette dit qui est sous le charme, quels postes ont tourné, qui doit déménager, la santé de chacun, les successions et les caméras. La session : le président l’ouvre, une loi peut être proposée, le sénateur l’accepte ou la rejette. Le débat, jusqu’au coup de marteau. Le vote : le président d’abord, puis les autres, tour à tour. Mariages, dons, et le soir, la plus grande fortune.
guide-posts = { page-quintebourg-guide-posts }
guide-laws = { page-quintebourg-guide-laws }
guide-laws-text = { page-quintebourg-guide-laws-text }
guide-night = La nuit, appel par appel
guide-night-text = Chaque appel est fait, qu’il y ait ou non quelqu’un pour répondre, et dure son temps. Qui n’est pas appelé voit le même écran et peut toucher quelque chose sans effet. Ce qui est appelé chaque nuit :
guide-attacks = Les attaques
guide-attacks-text = À l’heure de l’attaque, chaque personne est à un endroit : chez elle, à l’hôpital, en faction, chez quelqu’un. Qui s’y trouve se défend ou se cache ; des dés à dix faces décident du reste.
guide-pairs = Les duos
guide-mafia = { page-quintebourg-guide-mafia }
guide-known = Qui sait quoi
guide-known-text = Les cartes ne sont jamais montrées, même celles des morts. La santé est annoncée chaque matin, sans les causes. Les votes sont publics. Les bourses sont secrètes : on ne connaît que la somme de toutes les pièces et le nom de la plus grande fortune. Ce qui n’a été dit qu’à vous se trouve sous vos cartes, personne par personne.

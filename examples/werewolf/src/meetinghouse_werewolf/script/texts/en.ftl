### What the crier says and shows for Werewolf.

script-part-night = Night falls
script-director = Who leads the night
script-director-phone = This phone
script-director-phone-help = Whoever is awake taps here in silence; in the morning it says who is dead.
script-director-moderator = A moderator
script-director-moderator-help = A person watches and takes notes; the phone speaks and keeps the time.
script-cupid = Cupid
script-cupid-yes = Yes
script-cupid-no = No
script-doctor = Doctor
script-doctor-yes = Yes
script-doctor-no = No
script-hunter = Hunter
script-hunter-yes = Yes
script-hunter-no = No
script-seer = Seer
script-seer-yes = Yes
script-seer-no = No
script-witch = Witch
script-witch-yes = Yes
script-witch-no = No

script-sleep = “Night falls. Everyone, shut your eyes.”
script-pack =
    { $director ->
        [moderator] “Werewolves, wake and know each other.”
       *[phone] “Werewolves, wake and know each other. Each of you, tap your own name.”
    }
script-back = “Back to sleep.”
script-wake-cupid =
    { $director ->
        [moderator] “Cupid, wake and point at two people, who shall be lovers.”
       *[phone] “Cupid, wake. Tap two names here, then touch both people on the shoulder.”
    }
script-lovers =
    { $director ->
        [moderator] “The moderator touches both on the shoulder. Lovers, wake and look at each other.”
       *[phone] “Whoever felt a hand on the shoulder is in love. Lovers, wake and look at each other.”
    }
script-wake-seer =
    { $director ->
        [moderator] “Seer, wake and point at somebody: the moderator nods if that is a werewolf.”
       *[phone] “Seer, wake and tap a name: the screen answers you alone.”
    }
script-wake-doctor =
    { $director ->
        [moderator] “Doctor, wake and point at whom you guard tonight; nobody two nights running.”
       *[phone] “Doctor, wake and tap whom you guard tonight; nobody two nights running.”
    }
script-wolves =
    { $director ->
        [moderator] “Werewolves, wake and point at your prey.”
       *[phone] “Werewolves, wake and tap your prey.”
    }
script-heal =
    { $director ->
        [moderator] “Witch, wake. The moderator shows you the victim: nod if you want to heal; that potion works once.”
       *[phone] “Witch, wake. Tap the victim if you want to heal; that potion works once.”
    }
script-poison =
    { $director ->
        [moderator] “Witch, point at somebody if you want to poison; that potion works once too.”
       *[phone] “Witch, tap somebody if you want to poison; that potion works once too.”
    }
script-morning = “Wake up. Dead this morning: { $names }. Show your cards.”
script-morning-nobody = “Wake up. Nobody has died.”
script-shot = “If the hunter is among the dead: fire at somebody, and tap that name.”
script-shot-dead = “The hunter has fired. Dead as well: { $names }. Show your cards.”
script-morning-told =
    { $hunter ->
        [no] “Wake up. The moderator tells who has died.”
       *[yes] “Wake up. The moderator tells who has died. A hunter among them fires at somebody at once.”
    }
script-debate = “The village talks, and then it votes.”
script-tells-wolves = { $yes ->
    [yes] { $name }: a werewolf
   *[no] { $name }: no werewolf
}
script-show-prey = The werewolves chose: { $names }

script-timer-debate = Debate
script-timer-last-words = Last words
script-kind-roles = Roles

script-ending-nobody = “Nobody is left alive, and nobody wins.”
script-ending-lovers = “Only the lovers are left, a werewolf and no werewolf: love wins!”
script-ending-village = “No werewolf is left alive: the village wins!”
script-ending-wolves = “At least half of the living are werewolves: the pack wins!”

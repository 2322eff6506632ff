### Werewolf in English. What each text may use is told in meetinghouse/texts.

game-title = Werewolf
game-about = By night the werewolves eat somebody. By day the village votes on who they are.

## Roles, sides, marks

role-villager = Villager
    .many = { $count } Villagers
role-werewolf = Werewolf
    .many = { $count } Werewolves
role-seer = Seer
role-doctor = Doctor
role-hunter = Hunter
role-witch = Witch
role-cupid = Cupid
role-villager-wants = Find the werewolves, and hang the last of them.
role-werewolf-wants = Be as many as the others, and nobody can stop you.
role-seer-wants = { role-villager-wants }
role-doctor-wants = { role-villager-wants }
role-hunter-wants = { role-villager-wants }
role-witch-wants = { role-villager-wants }
role-cupid-wants = { role-villager-wants }
role-villager-help = You have a voice, a vote, and your suspicions. Find the werewolves before they are as many as you.
role-werewolf-help = Every night your pack chooses a victim. By day you are a villager like any other; win by becoming half of the village.
role-seer-help = Every night you learn whether one person is a werewolf.
role-doctor-help = Every night you keep the werewolves away from one person, yourself included; never the same one two nights running.
role-hunter-help = When you die you take somebody along.
role-witch-help = One potion heals the victim of a night, one kills. You see the victim before you decide.
role-cupid-help = On the first night you make two people lovers. If one of them dies, so does the other.

side-village = the village
side-werewolves = the werewolves
side-lovers = the lovers
side-nobody = nobody

mark-mayor = mayor
mark-lover = lover

potion-heal = healing potion
potion-poison = poison

## The board

view-night = Night { $night }
view-roles = In this village: { $roles }
own-own_side = You win with { $own_side }.
own-wolves_seen = You saw that { $wolves_seen } { $wolves_seen_count ->
        [one] is a werewolf.
       *[other] are werewolves.
    }
own-others_seen = You saw that { $others_seen } { $others_seen_count ->
        [one] is not a werewolf.
       *[other] are not werewolves.
    }
own-guarded = Last night you guarded { $you ->
        [guarded] yourself.
       *[none] { $guarded }.
    }
own-potions = You still have: { $potions }
own-victim = The werewolves have chosen { $you ->
        [victim] you.
       *[none] { $victim }.
    }

phase-night = night
phase-election = election
phase-debate = debate
phase-vote = vote
phase-shot = the hunter’s shot
phase-succession = a new mayor
phase-over = the end

channel-village = the village
channel-graveyard = the graveyard

## What is asked

decision-suspicion = The village sleeps. Whom do you suspect?
decision-suspicion-note = Your suspicion changes nothing tonight; it is opened at the end.
decision-doubt = The night goes on. Do you suspect somebody else by now?
decision-prey = Whom shall the pack eat?
decision-look = Whom do you look at?
decision-guard = Whom do you guard?
decision-first-lover = Whom does the first arrow hit?
decision-second-lover = { $seat } falls in love. With whom?
decision-poison = Whom do you poison?
decision-heal = The werewolves have chosen { $you ->
        [yes] you. Do you heal yourself?
       *[no] { $seat }. Do you heal them?
    }
decision-fire = You are dying, and your gun is loaded. Whom do you take along?
decision-elect = Who shall be mayor?
decision-succeed = You are dying. Who shall be mayor after you?
decision-ready = The village talks. Are you ready to vote?
decision-vote = Who shall die?
decision-point = Point at somebody

word-ready = Ready to vote
word-nobody = Nobody
word-nobody-doubt = No, as before

## What happens

event-role-dealt = You are: { $role }.
event-pack-met = { $pack_count ->
        [one] You are the only werewolf.
       *[other] Your pack: { $pack }.
    }
event-night-fell = Night { $night } falls. Everybody closes their eyes.
event-lovers-bound = Your arrows have hit { $lovers }.
event-lover-met = You are in love with { $lover }: { $role }. If one of you dies, so does the other.
event-vision-seen = { $werewolf ->
        [yes] { $seat } is a werewolf.
       *[no] { $seat } is not a werewolf.
    }
event-prey-chosen = The pack has chosen { $seat }.
event-victim-shown = { $you ->
        [seat] The werewolves have chosen you.
       *[none] The werewolves have chosen { $seat }.
    }
event-nobody-died = Morning comes, and everybody is alive.
event-died = { $cause_key ->
        [night] { $you ->
            [seat] In the morning you are found dead: { $role }.
           *[none] In the morning { $seat } is found dead: { $role }.
        }
        [vote] { $you ->
            [seat] You are hanged: { $role }.
           *[none] { $seat } is hanged: { $role }.
        }
        [grief] { $you ->
            [seat] You die of grief: { $role }.
           *[none] { $seat } dies of grief: { $role }.
        }
       *[shot] { $you ->
            [seat] You are hit and die: { $role }.
           *[none] { $seat } is hit and dies: { $role }.
        }
    }
event-mayor-named = { $has_by ->
        [yes] { $you ->
            [seat] { $by } names you mayor.
            [by] You name { $seat } mayor.
           *[none] { $by } names { $seat } mayor.
        }
       *[no] { $you ->
            [seat] You are elected mayor.
           *[none] { $seat } is elected mayor.
        }
    }
event-pointed = { $you ->
        [by] You point at { $at }.
        [at] { $by } points at you.
       *[none] { $by } points at { $at }.
    }
event-backed = Votes for { $you ->
        [at] you
       *[none] { $at }
    }: { $voters }.
event-voted = { $has_at ->
        [yes] Votes against { $you ->
            [at] you
           *[none] { $at }
        }: { $voters }.
       *[no] Votes against nobody: { $voters }.
    }
event-nobody-sentenced = { $tied ->
        [yes] The vote is tied. Nobody dies.
       *[no] The village sentences nobody.
    }
event-fired = { $you ->
        [by] You fire at { $at }.
        [at] { $by } fires at you.
       *[none] { $by } fires at { $at }.
    }
event-game-won = { $side_key ->
        [nobody] Nobody wins.
       *[other] { $winners_count ->
            [one] { $winners } wins: { $side }.
           *[other] { $winners } win: { $side }.
        }
    }

cause-night = in the night
cause-vote = by vote
cause-grief = of grief
cause-shot = by the hunter’s shot

why-no-werewolves = There are no werewolves left.
why-as-many = The werewolves are as many as the others. Nobody can stop them.
why-lovers-alone = Only the lovers are left.
why-nobody-left = Nobody is left.

## What is closed

closed-ww-wolf-02 = The pack does not eat its own.
closed-ww-doctor-03 = You guarded this person last night.
closed-ww-witch-03 = Your poison is spent.
closed-ww-cupid-02 = The first arrow has already hit this person.
closed-ww-point-01 = Only the living point, and only while the village talks.
closed-ww-point-02 = You have pointed three times today.
closed-ww-point-03 = You are pointing at this person already.
refused-option-clash-ww-setup-04 = The werewolves must be fewer than half of the players.
refused-option-clash-ww-setup-05 = There are more roles than players.

## What a host may set

options-roles = Roles
options-clocks = Clocks
option-werewolves = Werewolves
option-werewolves-help = How many there are; 0: as many as the number of players asks for.
option-seer = Seer
option-seer-help = Whether there is one; auto: by the number of players.
option-doctor = Doctor
option-doctor-help = Whether there is one; auto: from 6 players on.
option-hunter = Hunter
option-hunter-help = Whether there is one; auto: from 7 players on.
option-witch = Witch
option-witch-help = Whether there is one; auto: from 8 players on.
option-cupid = Cupid
option-cupid-help = Whether there is one; auto: from 9 players on.
option-mayor = Mayor
option-mayor-help = Whether the village elects a mayor on the first day.
option-night_seconds = Seconds of a night
option-night_seconds-help = For each half of it; 0: no clock.
option-day_seconds = Seconds of a day
option-day_seconds-help = For the debate, and for the vote; 0: no clock.

style-classic = Classic
style-classic-help = All roles that the number of players asks for.
style-first = First game
style-first-help = Without witch and Cupid, and with more time.

## Why the bot moved so

reason-steady-ready = nothing more to say
reason-steady-heals = a life saved is one more vote
reason-steady-waits = the potion may be needed later
reason-steady-agrees = the pack should agree on { $seat }
reason-steady-fears = { $seat } could find the pack out
reason-steady-trusts = I trust nobody more than { $seat }
reason-steady-knows = I know that { $seat } is a werewolf
reason-steady-suspects = { $seat } has voted, and been pointed at, like a werewolf

## Sayings: what players say to each other

saying-go-for = Let us hang { $seat }.
saying-go-for-2 = { $seat } has a tail, mark my words. To the vote!
saying-am-role = My card says: { $word }.
saying-am-role-2 = Hear me: { $word }, that is what I am.
saying-saw =
    { $word_key ->
        [werewolf] I saw it at night: { $seat } is a werewolf!
       *[innocent] I saw it at night: { $seat } is no werewolf.
    }
saying-saw-2 =
    { $word_key ->
        [werewolf] My vision showed fangs. { $seat } is a werewolf!
       *[innocent] My vision was clear: { $seat } is one of us.
    }
saying-guarded = Last night I guarded { $seat }.
saying-guarded-2 = I kept watch over { $seat } last night.
saying-lover = { $seat } is my love. If one of us dies, so does the other.
saying-lover-2 = Cupid has bound me to { $seat }.
saying-ask-role = { $seat }, what are you?
saying-ask-role-2 = What does your card say, { $seat }?

## A moderator’s calls, and what may be changed by hand

call-cupid-title = Cupid
call-cupid = “Cupid, wake and point at two people, who shall be lovers.”
call-seer-title = The seer
call-seer = “Seer, wake and point at somebody: I nod if that is a werewolf.”
call-doctor-title = The doctor
call-doctor = “Doctor, wake and point at whom you guard tonight; nobody two nights running.”
call-werewolf-title = The werewolves
call-werewolf = “Werewolves, wake and point at your prey.”
call-witch-title = The witch
call-witch = “Witch, wake. I show you the victim: do you heal? Do you poison somebody? Each potion works once.”
decision-repair-mayor = Correct the mayor: it is { $seat }
decision-repair-potion = Correct the potions of { $seat }: which one is full after all?
word-yes-repair-mayor = Yes, the mayor
word-heal-repair-potion = { potion-heal }
word-poison-repair-potion = { potion-poison }
draw-deal = the role cards

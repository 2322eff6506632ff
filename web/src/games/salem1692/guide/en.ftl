### The player’s guide to Salem 1692 in English, beside the game’s own texts. Each line is a paragraph; lines with a dash make a list.

guide-about-text =
    Salem, Massachusetts, in the year 1692. Somebody at this table is a witch, and every neighbour is a suspect. By day the town argues, plays cards on one another and drags people to trial. By night the witches pick somebody who will not see the morning.
    It is a game of bluffing, reading faces and doubtful evidence, for 4 to 12 players in about half an hour; two or three can play with ghosts. Here the house is the moderator: it deals, calls the nights, counts and keeps every secret.

guide-goal = What each side wants
guide-goal-text =
    Your side is decided by the tryal cards dealt face-down in front of you.
    - **The town** (everybody who never held a { face-witch } card) wants every { face-witch } card turned up.
    - **The witches** (everybody who holds one, or ever held one) want to be the only ones left alive.
    Once a witch, always a witch: if your { face-witch } card wanders off to a neighbour, you stay on the witches’ side, and so does the neighbour. Those who are out still win or lose with their side.

guide-setup = Setting up
guide-setup-text =
    The house does all of this for you when the host presses Begin.
    - **Tryal cards**: 3 to 5 each, face-down in a row. Most say { face-not-a-witch }; one or two say { face-witch }; one says { face-constable }. Only you may look at yours, as often as you like.
    - **A character**, face-up, with an ability that everybody can read.
    - **Three playing cards** in hand. Neither black card is among them, nor the { card-black-cat }.
    - **The deck**, with { card-conspiracy } somewhere in it and { card-night } near or at the bottom.
    With 4 or 5 players there is one { face-witch } card, with 6 or more there are two. How many there are is no secret; where they lie is.

guide-dawn = Dawn
guide-dawn-text =
    Before the first turn the town shuts its eyes once. The witches see each other and choose a doorstep for the { card-black-cat }: a townsperson’s, or, to look innocent, one of their own.
    Everybody is asked something at this moment, so no screen gives anybody away: the witches point at somebody, all others seal a suspicion. When eyes open, whoever has the cat takes the first turn.

guide-turn = Your turn
guide-turn-text =
    Turns go clockwise. On yours you do one of two things:
    - **Draw** two cards, and your turn is over. A black card among them takes effect at once.
    - **Play** as many cards from your hand as you like, on as many people as you like, then end the turn.
    You cannot do both, and you cannot do nothing. Cards are only ever played on others: none may touch you, not even to your gain. What is played stays played.
    If somebody takes forever, others may turn the hourglass on them: when the sand has run out, whoever has not played draws.

guide-colours = The four colours
guide-colours-text =
    - **Red** cards accuse. They pile up in front of a player until a trial.
    - **Green** cards work once and are gone; only { card-stocks } lies there until it has cost a turn.
    - **Blue** cards stay in front of a player and change the rules for them.
    - **Black** cards are never held. Whoever draws one shows it, and it takes effect for the whole town.
    Despite its fur the { card-black-cat } is blue. Each colour also has a border of its own, so you can tell them apart without seeing colour.

guide-cards = Every card
guide-cards-text = There are 59 playing cards of 15 kinds. The number says how many of each are in the deck.

guide-trial = Accusations and trials
guide-trial-text =
    The number beside each player shows how many accusations lie there and how many it takes: 7 for nearly everybody. As soon as a card reaches it, play stops for a trial: one face-down tryal card of the accused is turned up for good.
    - { face-not-a-witch }: the accused lives on, one card poorer.
    - { face-constable }: the accused lives on, but the town has lost its guard.
    - { face-witch }: the accused is out, as a rule.
    After the trial all accusations there are cleared away; what was too much is lost. So the last accusation is worth most: the one who plays it is the accuser.

guide-conspiracy = { card-conspiracy }
guide-conspiracy-text =
    When somebody draws it, two things happen in turn.
    - **The cat strikes**: whoever has the { card-black-cat } in front loses a tryal card, picked by the one who drew. If nobody has the cat, nothing happens.
    - **Cards wander**: everybody takes one face-down tryal card from the neighbour on the left, without seeing it first.
    Now look at your row again. If a { face-witch } card has come to you, you are a witch from this moment, and you will meet the others at the next night. If yours has gone, you are still one. The { face-constable } is whoever holds that card now.
    You always know what you gave to your right and what you got from your left: that is often the best evidence in the game.

guide-night = { card-night }
guide-night-text =
    When { card-night } is drawn, everybody shuts their eyes and acts at the same time on equal-looking screens.
    - **The witches** agree on a victim. It may be one of their own.
    - **The { face-constable }** lays the gavel before somebody else, who is safe tonight. Who gets it is seen by all; who gave it is not.
    - **Everybody else** seals a suspicion.
    The night sounds and lasts the same whoever is left: a { face-constable } that nobody has turned up yet may still be out there. Then come the confessions, then the name of the victim. The victim is out unless saved by the gavel, by a confession or by { card-asylum }.
    Afterwards the deck is made anew, and the turn goes on where it stopped.

guide-confession = Confessing
guide-confession-text =
    Before the victim is named, everybody alive has one hourglass to decide: turn up one tryal card of your own, and the witches cannot touch you tonight. You choose which.
    It is a price, not a gift: each card you turn up is one trial fewer to live through. Turning up your last one, or a { face-witch }, puts you out. Keeping silent is always allowed.

guide-elimination = Being out
guide-elimination-text =
    You are out of the game when
    - a { face-witch } card of yours is turned up (in the English edition: the last one you hide),
    - all your tryal cards have been turned up,
    - you are the witches’ victim and nothing saves you,
    - or you are matched with somebody who goes.
    You lay open all your tryal cards, your cards are discarded, your ability ends. Three last words to the living are yours; after that the dead are silent, but they may whisper among themselves, keep guessing, and win with their side.

guide-characters = The fifteen characters
guide-characters-text = Everybody gets one, face-up. The ability has nothing to do with your side. When you are out, it ends.

guide-winning = Winning
guide-winning-text =
    - **The town wins** at the moment the last { face-witch } card is turned up, even if people who once held one are still alive.
    - **The witches win** at the moment everybody alive is a witch, by death or by { card-conspiracy }.
    Being in the majority is not enough: a single honest soul keeps the game going. When it is over, all cards are opened, and so are the suspicions everybody sealed: you will see who read the table best.

guide-ghosts = Two or three players: ghosts
guide-ghosts-text =
    Ghosts fill the table up to four seats. A ghost has tryal cards, can be accused, robbed, given the cat, and can hide the { face-witch }. Nobody’s character has an ability in this game.
    - On your turn there is a third choice: look at one face-down tryal card of a ghost. Its cards are shuffled after that, and two cards of the deck are lost.
    - If no living person is a witch, chance acts for the witches.
    - At night the victim loses two tryal cards instead of being out.
    - The { face-constable } may give the gavel to anybody, themselves included, or to nobody.
    The town wins when the { face-witch } card is turned up. The witch wins as soon as anybody is out, ghost or not, or when every person has become a witch; the last to turn loses.

guide-editions = Three editions
guide-editions-text = The English, French and Spanish rules are not quite the same game. A table chooses one of them; single rules can be changed in the settings.

guide-house-text =
    - **It keeps secrets**: your device is sent only what you may know. Nobody can look up another’s cards, not even the host.
    - **It masks**: in secret steps every screen asks for the same kind of tap, messages leave at the same beat and in the same size, and the step lasts as long whoever acts. A quick or slow finger gives nothing away.
    - **Sealed suspicions**: while witches choose, everybody else names a suspect. It changes nothing in the game, but is opened and scored at the end.
    - **It waits**: if your connection breaks, your seat is kept, and a bot may stand in until you take it back. Anybody may ask for a pause or more time; only how many ask is told.
    - { guide-bots }
    - { guide-answers }

## Advice for each card

guide-card-accusation = The bread and butter of Salem. Six of them are a threat; the seventh is a verdict.
guide-card-evidence = Three at one blow. Two, and one { card-accusation }, make a trial.
guide-card-witness = The only one in the deck, and usually a trial all by itself. { card-alibi } cannot undo it.
guide-card-alibi = You choose which cards fall, up to a value of 3 together. Whom you help tells the others something.
guide-card-arson = Best when somebody has been hoarding. What burned is seen by all.
guide-card-curse = Breaks up couples, opens the door of { card-asylum }, or chases the cat away.
guide-card-robbery = You see nothing of what changes hands; the one who was robbed and the one who receives do.
guide-card-scapegoat = Everything moves: red, blue and { card-stocks }. If that is enough for a trial, you are the accuser.
guide-card-stocks = It stays until a turn has been missed. Several are served one after another.
guide-card-asylum = It protects from the victim’s fate at night, not from trials, the cat or a match. It is never used up.
guide-card-black-cat = Harmless until { card-conspiracy }. Once discarded it can be drawn and played again like any blue card.
guide-card-matchmaker = One alone does nothing. With both out, whoever goes takes the other along, whatever protects them.
guide-card-piety = { card-scapegoat } can still move accusations here.
guide-card-conspiracy = Afterwards nothing is as it was: look at your tryal cards again.
guide-card-night = Listen to who is suddenly quiet, and count who can still be the { face-constable }.

## Advice for each character

guide-character-abigail-williams = Strike while your own pile is high: it is gone after the trial you cause.
guide-character-ann-putnam = Trials feed your hand, so be the one who plays the last accusation.
guide-character-cotton-mather = It counts for { card-evidence } that is already there, and for what { card-scapegoat } moves to you.
guide-character-george-burroughs = A { card-witness } alone is not enough for you.
guide-character-giles-corey = Showing is your choice: it tells the others what you hold. Only your own draw counts, and only once.
guide-character-john-proctor = It works at night too, and on anybody’s turn. What you take goes into your hand.
guide-character-martha-corey = When that neighbour is out, you have the next one’s ability at once. Limited uses are counted for you alone.
guide-character-mary-warren = Both cards may still be laid before you; your partner gets no such protection.
guide-character-rebecca-nurse = It works on anybody’s turn, but not for confessions or for cards laid open when somebody goes.
guide-character-samuel-parris = It is your whole turn. The { card-black-cat } is blue, so you may take it.
guide-character-sarah-good = The card is wasted. You may still be the one who receives what another was robbed of.
guide-character-thomas-danforth = Six are enough for nearly everybody, as long as you lay the last card yourself. You may also wait.
guide-character-tituba = You may move { card-night } and { card-conspiracy }. Everybody learns that you looked, nobody what you changed. You still take your turn.
guide-character-will-griggs = It then lies there like a red card. You may also use it as an ordinary { card-alibi }.
guide-character-william-phips = Everybody hears it. On other nights you may confess like anyone.

## Where the editions differ

guide-difference-deck = Where { card-night } lies
guide-difference-deck-ways =
    { $edition ->
        [en] Shuffled into the lower half. After each night everything is shuffled anew.
       *[other] The last card of the deck. The discard pile becomes the new deck.
    }
guide-difference-pick = Who picks the card at a trial
guide-difference-pick-ways =
    { $edition ->
        [fr] Chance.
       *[other] The accuser.
    }
guide-difference-trials = { option-max_trials_per_turn }
guide-difference-trials-ways =
    { $edition ->
        [es] One at most.
       *[other] Any number.
    }
guide-difference-piety = { card-piety }
guide-difference-piety-ways =
    { $edition ->
        [en] Doubles the accusations it takes.
       *[other] No red card may be played there.
    }
guide-difference-witches = Somebody with two { face-witch } cards
guide-difference-witches-ways =
    { $edition ->
        [en] Is out with the last one. All learn that another is hidden.
       *[other] Is out with the first one, and shows the other.
    }
guide-difference-matchmakers = A second { card-matchmaker } on one player
guide-difference-matchmakers-ways =
    { $edition ->
        [en] Forbidden.
       *[other] Both are discarded.
    }
guide-difference-both = A matched pair whose end would make both sides lose
guide-difference-both-ways =
    { $edition ->
        [en] The partner is spared.
        [fr] Whoever caused it says who goes first.
       *[es] The first one goes, and the game ends there.
    }
guide-difference-past = Whether somebody who is out ever was a witch
guide-difference-past-ways =
    { $edition ->
        [en] Is not told.
       *[other] Is told.
    }
guide-difference-convert = The last of the town to turn into a witch
guide-difference-convert-ways =
    { $edition ->
        [en] Loses.
        [fr] Wins with the witches (loses with ghosts).
       *[es] Wins with the witches.
    }
guide-difference-conspiracy = Taking cards at { card-conspiracy }
guide-difference-conspiracy-ways =
    { $edition ->
        [en] All at once; then each row is shuffled.
        [fr] All at once; rows are not shuffled.
       *[es] One after the other; card backs can be followed.
    }
guide-difference-order = Reordering your own tryal cards
guide-difference-order-ways =
    { $edition ->
        [en] Not allowed.
        [fr] At any time, unseen.
       *[es] At any time, but all see the moves.
    }
guide-difference-two = When only two are alive
guide-difference-two-ways =
    { $edition ->
        [en] { card-robbery } and { card-scapegoat } cannot be played.
        [fr] { card-robbery }, { card-scapegoat } and all blue cards leave the game.
       *[es] Blue cards leave the game; { card-robbery } and { card-scapegoat } cannot be played.
    }
guide-difference-people = Four abilities
guide-difference-people-ways =
    { $edition ->
        [en] { character-ann-putnam }, { character-giles-corey }, { character-john-proctor } and { character-rebecca-nurse } follow the newer cards.
       *[other] They follow the older cards.
    }
guide-difference-ghosts = { options-ghosts }
guide-difference-ghosts-ways =
    { $edition ->
        [en] Ghosts take turns: each discards a card. No { card-matchmaker }.
        [fr] Ghosts have cards and no turns. If { face-constable } is turned up, the witch wins.
       *[es] Not possible.
    }

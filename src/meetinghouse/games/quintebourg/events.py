"""What can happen in Quinte-bourg."""

from __future__ import annotations

from ...engine.events import Event

# the beginning


class TownFounded(Event, frozen=True):
    """The town before its first night: its mode, its camps, and the coins in all purses."""

    mode: str
    camps: tuple[str, ...]
    coins: int


class CardsDealt(Event, frozen=True):
    """The viewer's own cards."""

    seat: int
    party: str
    alibi: str
    effect: str


class DoctorShown(Event, frozen=True):
    """The doctor shows his party card, and is the executioner."""

    seat: int


class PostsDealt(Event, frozen=True):
    """The public posts and their holders."""

    posts: tuple[str, ...]
    holders: tuple[int, ...]


# the night


class NightFell(Event, frozen=True):
    """Everybody closes their eyes."""

    weekday: str
    night: int


class Called(Event, frozen=True):
    """The game master calls."""

    call: str


class WaveCalled(Event, frozen=True):
    """The game master calls all who belong to this part of the night."""

    wave: int


class LoverKnown(Event, frozen=True):
    """The viewer and the lover see each other."""

    seat: int
    lover: int
    alibi: str


class GroupMet(Event, frozen=True):
    """Those who belong together see each other, and who leads them."""

    group: str
    seats: tuple[int, ...]
    leader: int | None


class HenchmenChosen(Event, frozen=True):
    """The henchmen of one chief know each other and him."""

    chief: int
    role: str
    seats: tuple[int, ...]


class PotionGiven(Event, frozen=True):
    """What the viewer gave to a condemned."""

    seat: int
    target: int
    potion: str


class Treated(Event, frozen=True):
    """How a patient fares after the viewer's care."""

    seat: int
    target: int
    health: str


class PotionTried(Event, frozen=True):
    """How a body fares after the viewer's mixture."""

    seat: int
    target: int
    health: str


class Researched(Event, frozen=True):
    """Nights that the viewer has spent on the mixture, and doses at hand."""

    seat: int
    nights: int
    doses: int


class WhisperBegan(Event, frozen=True):
    """The dead have called these to a talk."""

    seats: tuple[int, ...]


class NamesShown(Event, frozen=True):
    """The names that Cortex gave, in any order."""

    seat: int
    seats: tuple[int, ...]
    pot: bool


class DoubleAnnounced(Event, frozen=True):
    """Minus and Cortex name twice as many tonight."""


class SkadiJoined(Event, frozen=True):
    """The camp to which the viewer now belongs."""

    seat: int
    camp: str


class SkadiRecognised(Event, frozen=True):
    """Skadi and her new fellows see each other."""

    seat: int
    camp: str
    seats: tuple[int, ...]


class GroupChose(Event, frozen=True):
    """What the viewer's fellows and he have chosen."""

    group: str
    target: int | None
    home: bool


class PairMade(Event, frozen=True):
    """Somebody has bound the viewer to another."""

    seat: int
    other: int
    duo: str


class SentToSleep(Event, frozen=True):
    """The viewer sleeps heavily until dawn."""

    seat: int


class CardSeen(Event, frozen=True):
    """A card that the viewer turned over."""

    seat: int
    target: int
    card: str
    role: str


class CardsSeen(Event, frozen=True):
    """All cards of somebody, for the viewer alone."""

    seat: int
    target: int
    party: str
    effect: str
    lover: bool


class GuardPosted(Event, frozen=True):
    """A henchman is to guard a place tonight."""

    seat: int
    house: int | None
    room: int | None


class OrderDelivered(Event, frozen=True):
    """A letter: whom the viewer must vote against."""

    seat: int
    target: int


class DuoNews(Event, frozen=True):
    """Whether the other of a pair was there."""

    seat: int
    other: int
    duo: str
    present: bool


class DoorFound(Event, frozen=True):
    """The viewer found a door that took all night to force."""


class StalkAnswered(Event, frozen=True):
    """Whether somebody was at home."""

    seat: int
    target: int
    at_home: bool


class RevealAnswered(Event, frozen=True):
    """Whether a Reptilian was there."""

    seat: int
    house: int | None
    room: int | None
    reptilian: bool


class LootCounted(Event, frozen=True):
    """What the viewer's larceny brought."""

    seat: int
    coins: int


class CoupleNews(Event, frozen=True):
    """Whether the viewer's spouse slept at home."""

    seat: int
    other: int
    present: bool


class MiracleWorked(Event, frozen=True):
    """Whether a miracle of the viewer's took effect."""

    seat: int
    miracle: str
    target: int
    worked: bool


class HealthFelt(Event, frozen=True):
    """The viewer's own new state."""

    seat: int
    health: str


class PurseChanged(Event, frozen=True):
    """The viewer's purse has changed."""

    seat: int
    coins: int
    change: int


class Converted(Event, frozen=True):
    """The viewer belongs to another camp now."""

    seat: int
    camp: str


# invocations


class Invoked(Event, frozen=True):
    """Somebody was seen to invoke a power."""

    seat: int


class InvocationBegan(Event, frozen=True):
    """Somebody invokes a power; everything stands still."""


class InvocationFailed(Event, frozen=True):
    """The target had fallen already; the power is kept."""

    seat: int
    power: str
    target: int


# the morning


class DayBroke(Event, frozen=True):
    """A new day."""

    weekday: str
    day: int


class CharmedReported(Event, frozen=True):
    """All who are charmed."""

    seats: tuple[int, ...]


class PostsShifted(Event, frozen=True):
    """All posts have moved by one place."""

    direction: str
    posts: tuple[str, ...]
    holders: tuple[int, ...]


class Admired(Event, frozen=True):
    """The whole town admires somebody."""

    seat: int


class PostsExchanged(Event, frozen=True):
    """The admired has taken a post, and given another for it."""

    seat: int
    post: str
    other: int
    own: str | None


class Resigned(Event, frozen=True):
    """Somebody gives up a post."""

    seat: int
    post: str


class ScrutineerChanged(Event, frozen=True):
    """The scrutineer of the day."""

    seat: int | None


class Harassed(Event, frozen=True):
    """Somebody must move house."""

    seat: int


class Moved(Event, frozen=True):
    """Two households have changed places."""

    seat: int
    other: int


class HealthReported(Event, frozen=True):
    """The new states of all who changed."""

    seats: tuple[int, ...]
    states: tuple[str, ...]


class HealthAnnounced(Event, frozen=True):
    """By day somebody's state has changed."""

    seat: int
    health: str


class DoorReported(Event, frozen=True):
    """The door of the viewer's bunker was forced."""

    seat: int


class PostVacated(Event, frozen=True):
    """A post is empty."""

    post: str
    seat: int


class PostWithdrawn(Event, frozen=True):
    """A post is given up for good."""

    post: str


class Applied(Event, frozen=True):
    """Somebody applies for a post."""

    seat: int
    post: str


class Appointed(Event, frozen=True):
    """A post has a new holder."""

    post: str
    seat: int


class Inherited(Event, frozen=True):
    """The viewer inherits as a spouse."""

    seat: int
    owner: int
    coins: int


class Bequeathed(Event, frozen=True):
    """The notary has left coins of the dead to somebody."""

    seat: int
    owner: int
    heir: int
    coins: int


class EstateSettled(Event, frozen=True):
    """An estate is settled."""

    seat: int


class CameraRead(Event, frozen=True):
    """How many a thermal camera saw: nobody, one, two or more."""

    house: int | None
    room: int | None
    count: int


# the session


class SessionCalled(Event, frozen=True):
    """Normal or special."""

    session: str


class LawProposed(Event, frozen=True):
    """A law, and the group it comes from."""

    law: str
    group: str


class NoLawProposed(Event, frozen=True):
    """Nobody has proposed a law."""


class LawDecided(Event, frozen=True):
    """The senator has accepted or rejected it."""

    law: str
    accepted: bool


class DebateBegan(Event, frozen=True):
    """The floor is open."""


class DebateClosed(Event, frozen=True):
    """The debate is closed."""


class DirectionChosen(Event, frozen=True):
    """Which way round the votes are called."""

    direction: str


class Voted(Event, frozen=True):
    """Somebody's vote; no name is a blank one."""

    seat: int
    names: tuple[int, ...]


class VotePaid(Event, frozen=True):
    """The coin that a vote cost."""

    seat: int
    taker: int | None
    pot: int | None


class AbsentVoted(Event, frozen=True):
    """Votes of the absent."""

    target: int
    count: int


class TiedToComa(Event, frozen=True):
    """All who were tied fall into a coma."""

    seats: tuple[int, ...]


class PresidentDeposed(Event, frozen=True):
    """The president loses the post."""

    seat: int


class Condemned(Event, frozen=True):
    """Somebody is to be executed."""

    seat: int


class NobodyCondemned(Event, frozen=True):
    """Nobody is executed, and why."""

    why: str


class Accused(Event, frozen=True):
    """Who stands before the tribunal."""

    seats: tuple[int, ...]


class Judged(Event, frozen=True):
    """The tribunal's vote: for execution, and for mercy."""

    seat: int
    against: tuple[int, ...]
    mercy: tuple[int, ...]


# weddings, gifts, the evening, the feast


class MarriageProposed(Event, frozen=True):
    """Somebody proposes."""

    seat: int
    other: int
    how: str


class FeeNamed(Event, frozen=True):
    """The priest's fee."""

    seat: int
    coins: int


class MarriageFailed(Event, frozen=True):
    """No wedding, and why."""

    seat: int
    other: int
    why: str


class Married(Event, frozen=True):
    """A couple, and the house they live in; none: the bunker."""

    seat: int
    other: int
    house: int | None


class GiftMade(Event, frozen=True):
    """Coins have changed hands."""

    seat: int
    other: int
    coins: int


class InquiryHeld(Event, frozen=True):
    """The prosecutor has looked at the viewer's cards."""

    seat: int


class CameraPlaced(Event, frozen=True):
    """Where the viewer's camera stands tonight."""

    seat: int
    house: int


class RichestReported(Event, frozen=True):
    """Who is richer than all others."""

    seat: int | None


class FeastBegan(Event, frozen=True):
    """The village feast."""


class Walked(Event, frozen=True):
    """Somebody goes somewhere else."""

    seat: int
    place: str
    house: int | None


class FeastEnded(Event, frozen=True):
    """All go home."""


# the end


class RoleShown(Event, frozen=True):
    """Who somebody was."""

    seat: int
    party: str
    effect: str
    camp: str
    health: str
    alibi: str | None


class CampWon(Event, frozen=True):
    """A camp that has won, and how."""

    camp: str
    why: str
    winners: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    TownFounded,
    CardsDealt,
    DoctorShown,
    PostsDealt,
    NightFell,
    Called,
    WaveCalled,
    LoverKnown,
    GroupMet,
    HenchmenChosen,
    PotionGiven,
    Treated,
    PotionTried,
    Researched,
    WhisperBegan,
    NamesShown,
    DoubleAnnounced,
    SkadiJoined,
    SkadiRecognised,
    GroupChose,
    PairMade,
    SentToSleep,
    CardSeen,
    CardsSeen,
    GuardPosted,
    OrderDelivered,
    DuoNews,
    DoorFound,
    StalkAnswered,
    RevealAnswered,
    LootCounted,
    CoupleNews,
    MiracleWorked,
    HealthFelt,
    PurseChanged,
    Converted,
    Invoked,
    InvocationBegan,
    InvocationFailed,
    DayBroke,
    CharmedReported,
    PostsShifted,
    Admired,
    PostsExchanged,
    Resigned,
    ScrutineerChanged,
    Harassed,
    Moved,
    HealthReported,
    HealthAnnounced,
    DoorReported,
    PostVacated,
    PostWithdrawn,
    Applied,
    Appointed,
    Inherited,
    Bequeathed,
    EstateSettled,
    CameraRead,
    SessionCalled,
    LawProposed,
    NoLawProposed,
    LawDecided,
    DebateBegan,
    DebateClosed,
    DirectionChosen,
    Voted,
    VotePaid,
    AbsentVoted,
    TiedToComa,
    PresidentDeposed,
    Condemned,
    NobodyCondemned,
    Accused,
    Judged,
    MarriageProposed,
    FeeNamed,
    MarriageFailed,
    Married,
    GiftMade,
    InquiryHeld,
    CameraPlaced,
    RichestReported,
    FeastBegan,
    Walked,
    FeastEnded,
    RoleShown,
    CampWon,
)

"""Makes rows of rounds: best, median, ratio, and whether the goal is met."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean, median

from bench import cases
from bench.cases import Case
from bench.measure import Figures
from bench.worker import Missing


@dataclass
class Row:
    title: str
    unit: str
    best: float | None = None
    median: float | None = None
    games_best: float | None = None
    games_median: float | None = None
    decisions_per_game: float | None = None
    bar: str = ""
    met: bool | None = None
    missing: str = ""


@dataclass
class Rounds:
    """The result of every case, round by round; or why there is none."""

    taken: dict[str, list[Figures]]
    missing: dict[str, str]

    def of(self, case: Case) -> list[Figures]:
        """The rounds of a case; raises `Missing` if there are none."""
        if case.key in self.missing:
            raise Missing(self.missing[case.key])
        return self.taken[case.key]

    def speeds(self, case: Case, count: str = "decisions") -> list[float]:
        """The speed in each round, per second."""
        return [figures[count] / figures["cpu"] for figures in self.of(case)]

    def share(self) -> float:
        """The share of elapsed time in which the measured processes really ran."""
        every = [figures for rounds in self.taken.values() for figures in rounds]
        return sum(figures["cpu"] for figures in every) / (sum(figures["wall"] for figures in every) or 1.0)


def row_of(rounds: Rounds, case: Case, build: str) -> Row:
    row = Row(case.title, "µs" if case.cost else "decisions/s")
    try:
        if case.cost:
            _fill_cost(row, rounds, case)
        else:
            _fill_rate(row, rounds, case)
    except Missing as missing:
        row.missing = str(missing)
    if case is cases.PLAY:
        _play_bar(row, build)
    elif case in cases.NEW_SALEM:
        _decisions_bar(row, cases.NEW_SALEM_DECISIONS.get(build))
    elif case is cases.QUINTEBOURG[0]:
        _decisions_bar(row, cases.QUINTEBOURG_DECISIONS.get(build))
    return row


def _fill_rate(row: Row, rounds: Rounds, case: Case) -> None:
    """Fill in decisions and games per second."""
    speeds, games = rounds.speeds(case), rounds.speeds(case, "games")
    row.best, row.median = max(speeds), median(speeds)
    row.games_best, row.games_median = max(games), median(games)
    row.decisions_per_game = fmean(speed / each for speed, each in zip(speeds, games, strict=True))


def _fill_cost(row: Row, rounds: Rounds, case: Case) -> None:
    """Fill in microseconds per call, with the goal."""
    costs = [1e6 * figures["cpu"] / figures["calls"] for figures in rounds.of(case)]
    row.best, row.median = min(costs), median(costs)
    if bar := cases.MICROSECONDS.get(case.name):
        row.bar, row.met = f"under {bar:g}", row.best < bar


def _play_bar(row: Row, build: str) -> None:
    """The goal of random play, which depends on the build."""
    if build not in cases.DECISIONS:
        return
    decisions, games = cases.DECISIONS[build], cases.GAMES[build]
    row.bar = f"at least {decisions:,} and {games} games/s"
    if row.best is not None and row.games_best is not None:
        row.met = row.best >= decisions and row.games_best >= games


def _decisions_bar(row: Row, decisions: int | None) -> None:
    """The goal of random play in another game."""
    if decisions is None:
        return
    row.bar = f"at least {decisions:,}"
    if row.best is not None:
        row.met = row.best >= decisions


def ratio_rows(rounds: Rounds, build: str) -> list[Row]:
    """Meetinghouse compared to peers: the ratio of the best rounds, and the median of the ratios within a round."""
    bar = cases.TIMES_UNO.get(build)
    return [
        _ratio("ours / RLCard UNO, its own agents", rounds, (cases.UNO_AGENTS,), bar),
        _ratio("ours / RLCard UNO, the same dice", rounds, (cases.UNO,)),
        _ratio(
            "ours, looking before each answer / RLCard UNO, its own agents",
            rounds,
            (cases.UNO_AGENTS,),
            cases.TIMES_UNO_LOOKING.get(build),
            cases.LOOKING,
        ),
        _ratio(
            "ours with observations / RLCard UNO, its own agents",
            rounds,
            (cases.UNO_AGENTS,),
            cases.TIMES_UNO_SEEN.get(build),
            cases.RESEARCH,
        ),
        _ratio("ours / OpenSpiel's card games, mean", rounds, cases.SPIEL_CARDS),
    ]


def _ratio(title: str, rounds: Rounds, peers: Sequence[Case], bar: float | None = None, mine: Case = cases.PLAY) -> Row:
    """One ratio, to the mean of some peers."""
    row = Row(title, "times", bar=f"at least {bar:g}" if bar else "")
    try:
        ours = rounds.speeds(mine)
        theirs = [rounds.speeds(peer) for peer in peers]
    except Missing as missing:
        row.missing = str(missing)
        return row
    row.best = max(ours) / fmean(max(speeds) for speeds in theirs)
    together = [fmean(speeds) for speeds in zip(*theirs, strict=True)]
    row.median = median(speed / mean for speed, mean in zip(ours, together, strict=True))
    row.met = row.best >= bar if bar else None
    return row


def scaling_row(title: str, measure: Callable[[], float], bar: float) -> Row:
    """Two processes, compared to one."""
    row = Row(f"{title}, two processes / one", "times", bar=f"at least {bar:g}")
    try:
        row.best = row.median = measure()
        row.met = row.best >= bar
    except Missing as missing:
        row.missing = str(missing)
    return row

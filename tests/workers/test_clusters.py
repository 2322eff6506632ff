"""Chunks go to an existing cluster through its own client, and give the same games as on one machine."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import pytest

from meetinghouse.bots import Report, simulate, simulation
from meetinghouse.cli.main import main
from meetinghouse.engine.refusals import Refused
from meetinghouse.workers import crew, dask

GAMES = 30
NOWHERE = "127.0.0.1:1"  # nothing listens there

pytestmark = pytest.mark.filterwarnings("ignore")  # the warnings of other libraries are not our concern


def played(on: str | None = None, progress: Any = None) -> Report:
    return simulate("newsalem", 3, GAMES, seed=5, on=on, processes=None if on else 1, progress=progress)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A real cluster of Dask with two workers, each a process."""
    from distributed import LocalCluster

    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50) as made:
        yield made


def test_dask_plays_the_same_games_even_if_a_worker_dies(cluster: Any) -> None:
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if not killed:
            killed.append(cluster.workers[0].pid)
            os.kill(killed[0], signal.SIGKILL)

    there = played(cluster.scheduler_address, kill_one)

    assert len(killed) == 1
    assert there.digest == played().digest
    assert there.games == GAMES


def test_a_worker_with_other_rules_or_bots_is_refused(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "code_of", lambda game: "another")
    with pytest.raises(Refused) as caught:
        played(f"dask:{cluster.scheduler_address}")

    assert caught.value.key == "other-code"


def test_a_cluster_that_is_not_there_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dask, "PATIENCE", 0.5)

    assert main(["simulate", "--games", "2", "--on", f"dask:{NOWHERE}", "--language", "en"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"meetinghouse: No cluster answers at {NOWHERE}: ")
    assert told.err.count("\n") == 1


@pytest.mark.parametrize("on", ["", "dask", "dask:", "ray:", "slurm:here", "here"])
def test_only_dask_and_ray_are_clusters(on: str) -> None:
    with pytest.raises(Refused, match="names no cluster"), crew(on=on):
        pass


def test_a_cluster_has_its_own_processes() -> None:
    with pytest.raises(Refused, match="either --on or --processes"), crew(2, f"dask:{NOWHERE}"):
        pass


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed")
def test_where_ray_is_missing_the_error_says_how_to_install_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "2", "--on", f"ray:{NOWHERE}", "--language", "en"]) == 2
    assert 'pip install "meetinghouse[ray]"' in capsys.readouterr().err


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
def test_ray_plays_the_same_games_even_if_a_machine_dies() -> None:
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    node = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if not killed:
            killed.append(done)
            cluster.remove_node(node, allow_graceful=False)

    try:
        there = played(f"ray:{cluster.address}", kill_one)
    finally:
        cluster.shutdown()

    assert len(killed) == 1
    assert there.digest == played().digest

"""The files and the manual for hosts: every file and option they name exists."""

from __future__ import annotations

import configparser
import inspect
import json
import re
import shlex
import subprocess
import sys
from fnmatch import fnmatchcase
from pathlib import Path

import httpx
import kubernetes_validate  # type: ignore[import-untyped]
import pytest
import yaml  # type: ignore[import-untyped]

from meetinghouse.cli.main import serve
from meetinghouse.cli.place import VARIABLE as PLACE
from meetinghouse.server.certificate import own_certificate
from meetinghouse.server.connection import MOST_DISCARDED
from meetinghouse.server.settings import Settings
from meetinghouse.server.store import VARIABLE as KEY
from meetinghouse.tables.acts.talk import LONGEST, LONGEST_NOTE
from meetinghouse.tables.house import LONGEST_THOUGHT, House
from meetinghouse.tables.lifetimes import DAY, LIFETIMES
from meetinghouse.tables.postgres.address import Address
from tests.running import Running

ROOT = Path(__file__).parents[1]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]["meetinghouse"]
PAIR = yaml.safe_load((ROOT / "deploy" / "two-servers" / "compose.yaml").read_text(encoding="utf-8"))["services"]
NODES = yaml.safe_load((ROOT / "deploy" / "nodes" / "compose.yaml").read_text(encoding="utf-8"))["services"]
CADDY = (ROOT / "deploy" / "two-servers" / "Caddyfile").read_text(encoding="utf-8")
IGNORED = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
OPTIONS = {f"--{name.replace('_', '-')}" for name in inspect.signature(serve).parameters}
GUIDE = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
ELSEWHERE = {  # options of other programs
    "--build",
    "--detach",
    "--from",
    "--full",
    "--now",
    "--upgrade",
    "--no-deps",
    "--help",
    "--rm",
    "--service-ports",
    "--entrypoint",
    "--reference",
}
BUILT = "src/meetinghouse/server/web"  # the image builds this folder itself, in another stage


def said(instruction: str) -> list[str]:
    """The arguments of each such instruction in the Dockerfile."""
    return re.findall(rf"^{instruction} +(.*)$", DOCKERFILE, re.MULTILINE)


def reaches_docker(path: str) -> bool:
    """Whether .dockerignore lets that file through: the last line that matches it decides."""
    parts = path.split("/")
    above = ["/".join(parts[: length + 1]) for length in range(len(parts))]
    sent = True
    for line in IGNORED:
        pattern = line.removeprefix("!").removeprefix("**/")
        names = parts if "**/" in line else above
        if line and not line.startswith("#") and any(fnmatchcase(name, pattern) for name in names):
            sent = line.startswith("!")
    return sent


def unit() -> configparser.SectionProxy:
    """The [Service] section of the systemd unit."""
    read = configparser.RawConfigParser(strict=False)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read(ROOT / "deploy" / "meetinghouse.service", encoding="utf-8")
    return read["Service"]


def served(words: list[str]) -> set[str]:
    """The options in a command that starts the server."""
    assert words[0].rsplit("/", 1)[-1] == "meetinghouse"
    assert words[1] == "serve"
    return {word for word in words if word.startswith("--")}


def test_every_file_that_the_image_copies_is_there_and_reaches_docker() -> None:
    copied = [words.split() for words in said("COPY") if not words.startswith("--from=")]

    for source in {source for words in copied for source in words[:-1]}:
        assert (ROOT / source).exists(), source
        assert reaches_docker(source), source
    assert any("web" in words for words in copied)


OUTSIDE = [
    ".git/config",
    ".venv/bin/python",
    "web/node_modules/vite/package.json",
    "tests/test_deploy.py",
    f"{BUILT}/index.html",
    "src/meetinghouse/__pycache__/texts.pyc",
    "tables.db",
]


@pytest.mark.parametrize("path", OUTSIDE)
def test_what_the_image_does_not_need_stays_outside(path: str) -> None:
    assert not reaches_docker(path)


def test_every_stage_that_is_copied_from_comes_before() -> None:
    seen: set[str] = set()
    for line in DOCKERFILE.splitlines():
        if match := re.match(r"FROM \S+ AS (\w+)", line):
            seen.add(match[1])
        if match := re.search(r"--from=(\w+)", line):
            assert match[1] in seen


def test_the_image_opens_the_house_with_options_that_exist_as_nobody_special() -> None:
    assert served(json.loads(said("ENTRYPOINT")[0])) <= OPTIONS
    assert set(COMPOSE["command"]) <= OPTIONS
    assert said("USER")[-1] not in ("root", "0")
    assert json.loads(said("HEALTHCHECK")[0].partition("CMD ")[2])[1:] == ["/opt/meetinghouse/healthy.py", "1692"]
    assert "deploy/healthy.py /opt/meetinghouse/" in said("COPY")


@pytest.mark.parametrize("secured", [False, True])
def test_the_health_check_knows_an_open_house_from_a_closed_one(secured: bool, tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    running = Running(data, tls=own_certificate(data, {"house.example.org"}).context if secured else None)
    check = [sys.executable, str(ROOT / "deploy" / "healthy.py"), running.url.rsplit(":", 1)[1]]
    try:
        assert subprocess.run(check, capture_output=True, check=False).returncode == 0
    finally:
        running.stop()
    closed = subprocess.run(check, capture_output=True, check=False)
    assert (closed.returncode, closed.stderr) == (1, b"")


def test_the_composed_house_keeps_its_data_and_writes_nowhere_else() -> None:
    assert COMPOSE["volumes"] == [f"data:{said('VOLUME')[0]}"]
    assert COMPOSE["read_only"] is True
    assert COMPOSE["ports"] == [f"{said('EXPOSE')[0]}:{said('EXPOSE')[0]}"]
    assert {"mem_limit", "cpus", "restart"} <= set(COMPOSE)


def test_two_composed_servers_share_a_store_and_a_key_and_the_proxy_asks_which_one_serves() -> None:
    one, two = PAIR["one"], PAIR["two"]
    assert one == two
    assert served([*one["entrypoint"], *one["command"]]) <= OPTIONS
    assert "--standby" in one["entrypoint"]
    address = Address(one["environment"][PLACE])
    assert address.shown == "postgresql://house@database/house"
    assert {KEY, PLACE} <= set(one["environment"])
    assert PAIR["database"]["environment"]["POSTGRES_DB"] == PAIR["database"]["environment"]["POSTGRES_USER"] == "house"
    name = one["command"][one["command"].index("--name") + 1]
    assert (name, f"Host {name.replace('${', '{$')}" in CADDY) == ("${HOUSE}", True)  # else the answer would be 421
    assert "reverse_proxy one:1692 two:1692" in CADDY
    assert "health_uri /healthz" in CADDY


def test_alerts_name_metrics_that_the_house_has(tmp_path: Path) -> None:
    running = Running(tmp_path / "tables.db")
    try:
        httpx.get(f"{running.url}/api/tables/BCDF")  # this request is refused, and so it is counted
        had = set(re.findall(r"^(meetinghouse_\w+)", httpx.get(running.metrics).text, re.MULTILINE))
    finally:
        running.stop()
    rules = yaml.safe_load((ROOT / "deploy" / "alerts.yaml").read_text(encoding="utf-8"))["groups"][0]["rules"]
    named = {name for rule in rules for name in re.findall(r"meetinghouse_\w+", rule["expr"])}

    shown = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))
    named |= {
        name
        for panel in shown["panels"]
        for target in panel["targets"]
        for name in re.findall(r"meetinghouse_\w+", target["expr"])
    }

    assert len(named) == 11
    assert named <= had


def test_composed_nodes_share_a_store_and_the_proxy_asks_any_that_is_ready() -> None:
    one, two = NODES["one"], NODES["two"]
    assert one == two
    assert served([*one["entrypoint"], *one["command"]]) <= OPTIONS
    assert "--shared" in one["entrypoint"]
    assert {KEY, PLACE} <= set(one["environment"])
    assert NODES["database"] == PAIR["database"]
    caddy = (ROOT / "deploy" / "nodes" / "Caddyfile").read_text(encoding="utf-8")
    assert "reverse_proxy one:1692 two:1692" in caddy
    assert "lb_policy round_robin" in caddy
    assert "health_uri /healthz" in caddy


def test_the_manifest_for_kubernetes_is_valid_and_names_what_exists() -> None:
    text = (ROOT / "deploy" / "kubernetes.yaml").read_text(encoding="utf-8")
    parts = {part["kind"]: part for part in yaml.safe_load_all(text)}
    assert set(parts) == {"Deployment", "Service", "PodDisruptionBudget"}
    for part in parts.values():
        kubernetes_validate.validate(part, "1.35", strict=True)
    parts["Service"]["spec"]["ports"] = "eighty"
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(parts["Service"], "1.35", strict=True)
    [house] = parts["Deployment"]["spec"]["template"]["spec"]["containers"]
    assert served([*house["command"], *house["args"]]) <= OPTIONS
    assert {each["name"] for each in house["env"]} == {KEY, PLACE}
    labels = parts["Deployment"]["spec"]["template"]["metadata"]["labels"]
    assert parts["Service"]["spec"]["selector"] == labels
    assert parts["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"] == labels
    user = parts["Deployment"]["spec"]["template"]["spec"]["securityContext"]["runAsUser"]
    assert f"--uid {user} " in DOCKERFILE


def test_the_unit_opens_the_house_with_options_that_exist() -> None:
    assert served(shlex.split(unit()["ExecStart"])) <= OPTIONS
    assert unit()["StateDirectory"] == "meetinghouse"
    assert {"DynamicUser", "NoNewPrivileges", "MemoryMax", "CPUQuota"} <= set(unit())


def test_systemd_does_not_try_again_where_a_host_must_decide() -> None:
    assert (unit()["Restart"], unit()["RestartPreventExitStatus"]) == ("on-failure", "2")


def test_every_option_that_the_hosts_guide_names_exists() -> None:
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", GUIDE)) - ELSEWHERE <= OPTIONS


def test_the_hosts_guide_names_every_variable_that_the_house_reads() -> None:
    read = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))

    for name in set(re.findall(r"environ(?:\.get\(|\[)\"(\w+)\"", read)) | {"LC_ALL", "LC_MESSAGES", "LANG"}:
        assert f"`{name}`" in GUIDE


def test_the_limits_in_the_hosts_guide_are_those_of_the_house() -> None:
    limits, most = Settings(), inspect.signature(House).parameters["most_tables"].default
    for row in (
        f"{limits.calls.each_second} a second, {limits.calls.at_once} at once",
        f"one every {1 / limits.knocks.each_second:.0f} seconds, {limits.knocks.at_once} at once",
        f"one every {1 / limits.guesses.each_second:.0f} seconds, {limits.guesses.at_once} at once, from networks that "
        f"have tried at most {limits.slips.at_once} lately",
        f"{limits.deeds.each_second} a second, {limits.deeds.at_once} at once",
        f"{limits.connections_of_address}; those of a trusted proxy are not counted",
        f"of seats | {limits.streams_of_address} of one address, {limits.streams:,} in all",
        f"without a seat | {limits.watchers_of_address} of one address, {limits.watchers_of_table} at one table, "
        f"{limits.watchers:,} in all",
        f"in play | {most:,}, with those that everybody has left",
        f"one a minute, {limits.openings.at_once} at once",
        f"one table stores | {limits.most_of_table // 1024**2} MB",
        f"all tables store | {(limits.most_room or 0) // 1024**3} GB",
        f"{limits.most_target // 1024} KB of address, {limits.most_header // 1024} KB in one header, "
        f"{limits.most_body // 1024} KB of body within {limits.body_patience:.0f} seconds, "
        f"{limits.most_head // 1024} KB of headers within {limits.head_patience:.0f} seconds",
        f"no complete request | {limits.body_patience:.0f} seconds, then the connection is closed; "
        f"at most {limits.most_body // 1024} KB of a body that is not read, "
        f"and {MOST_DISCARDED // 1024} KB of one that is refused",
        f"a TLS handshake | {limits.handshake_patience:.0f} seconds",
        f"{limits.send_patience:.0f} seconds, then the connection is cut",
        f"{LONGEST} letters; {LONGEST_NOTE:,} letters",
        f"{LONGEST_THOUGHT:.0f} seconds of thought",
        f"where nobody has sat down | {LIFETIMES['empty'] / 60:.0f} minutes",
        f"stand in for everybody | {LIFETIMES['abandoned'] / DAY:.0f} days",
        f"closed by an update | {LIFETIMES['over'] / DAY:.0f} days",
        f"the last {limits.buckets:,} of them",
    ):
        assert row in GUIDE

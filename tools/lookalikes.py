"""Make `tables/lookalikes.txt` from Unicode's list: python tools/lookalikes.py confusables.txt LICENSE.

Both files come from Unicode: the list of UTS #39 (in `security/` of each version), and the licence of its data.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path

HERE = Path(__file__).parents[1] / "src/meetinghouse/tables/lookalikes.txt"
HEAD = """\
# What looks alike: on each line the letters that all the others are shown as, then those others, by their numbers.
# Made by tools/lookalikes.py from confusables.txt, version {version}, of Unicode's security mechanisms (UTS #39).
#
"""


def main(confusables: Path, licence: Path) -> None:
    """Group the letters by their looks."""
    text = confusables.read_text(encoding="utf-8-sig")
    version = next(line for line in text.splitlines() if line.startswith("# Version:")).split()[-1]
    alike: defaultdict[str, list[str]] = defaultdict(list)
    for line in text.splitlines():
        fields = line.split("#")[0].split(";")
        if len(fields) == 3:
            alike[" ".join(fields[1].split())].append(fields[0].strip())
    terms = licence.read_text(encoding="utf-8").split("-" * 70)[0].strip()
    with HERE.open("w", encoding="utf-8") as file:
        file.write(HEAD.format(version=version))
        file.writelines(f"# {line}".rstrip() + "\n" for line in terms.splitlines())
        file.write("\n")
        for shown, letters in sorted(alike.items(), key=lambda each: [int(part, 16) for part in each[0].split()]):
            file.write(f"{shown}: {' '.join(letters)}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))

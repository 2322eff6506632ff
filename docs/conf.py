"""The documentation site: `make docs` builds it from these pages and the docstrings, without a network."""

from __future__ import annotations

import inspect
import posixpath
import re
from functools import cache
from importlib import import_module

from meetinghouse.engine import candidates, decisions

decisions.Candidates = candidates.Candidates  # type: ignore[attr-defined]  # a name that only type checkers see there

project = "Meetinghouse"
html_title = "Meetinghouse"
html_theme = "furo"
html_show_copyright = False
html_copy_source = False
html_static_path = ["static"]
html_css_files = ["site.css"]
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["rules/fr", "rules/es"]
myst_heading_anchors = 3
myst_enable_extensions = ["colon_fence"]
suppress_warnings = ["myst.header", "misc.highlighting_failure"]  # headings that skip a level; tables as text
pygments_style = "tango"

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
autodoc_preserve_defaults = True
autodoc_default_options = {"members": True, "undoc-members": True, "exclude-members": "declared, fields"}
add_module_names = False

LINK = re.compile(r"\[([^\]]+)\]\((\.\./[^)\s]+)\)")


def name_files_outside(app: object, page: str, text: list[str]) -> None:
    """A link out of `docs/` becomes the path of a file in a checkout: the site holds `docs/` alone."""
    here = posixpath.dirname(page)

    def as_path(link: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join("docs", here, link.group(2)))
        return link.group(0) if target.startswith("docs/") else f"`{target}`"

    text[0] = LINK.sub(as_path, text[0])


FIELD = re.compile(r"^    (\w+): .*?  # (?!type:|noqa|fmt:)(.+)$", re.MULTILINE)


@cache
def comments_on(module: str, owner: str) -> dict[str, str]:
    """The comments beside the fields of a class, by field."""
    found: dict[str, str] = {}
    for base in reversed(getattr(import_module(module), owner).__mro__):
        if base.__module__.partition(".")[0] == "meetinghouse":
            found |= {name: said[0].upper() + said[1:] for name, said in FIELD.findall(inspect.getsource(base))}
    return found


def explain_fields(app: object, what: str, name: str, value: object, options: object, lines: list[str]) -> None:
    """A field without a docstring is explained by the comment beside it."""
    if what == "attribute" and not any(lines):
        module, owner, field = name.rsplit(".", 2)
        lines[:] = [f"{said}." for said in [comments_on(module, owner).get(field)] if said]


def setup(app: object) -> None:
    """Called by Sphinx."""
    app.connect("source-read", name_files_outside)  # type: ignore[attr-defined]
    app.connect("autodoc-process-docstring", explain_fields)  # type: ignore[attr-defined]

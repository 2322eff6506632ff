"""Seth, who meets with the pack and kills one of it once (QB-ROLE-SETH)."""

from .killing import KillReptilian
from .role import Role

SETH: Role = Role("seth", powers=[KillReptilian("seth-kill", "QB-ROLE-SETH-02")])

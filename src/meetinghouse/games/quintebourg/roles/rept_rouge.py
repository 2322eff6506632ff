"""The red Reptilian, who kills one of the pack once (QB-ROLE-ROUGE)."""

from .killing import KillReptilian
from .role import Role

REPT_ROUGE: Role = Role("rept-rouge", powers=[KillReptilian("rouge-kill", "QB-ROLE-ROUGE-01")])

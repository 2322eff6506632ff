"""Seth's fennec, which bites once, anybody (QB-ROLE-FENNEC)."""

from .killing import Kill
from .role import Role

FENNEC: Role = Role("fennec", powers=[Kill("bite", "QB-ROLE-FENNEC-02")])

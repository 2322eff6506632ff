"""Seth's fennec, which may bite anybody, once (QB-ROLE-FENNEC)."""

from .killing import Kill
from .role import Role

FENNEC: Role = Role("fennec", powers=[Kill("bite", "QB-ROLE-FENNEC-02")])

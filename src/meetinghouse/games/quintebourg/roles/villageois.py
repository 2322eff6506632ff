"""Those whose card gives them a camp and nothing to do: villagers, Nobel (QB-ROLE-VILLAGEOIS, -NOBEL)."""

from .role import Role

VILLAGEOIS: Role = Role("villageois", "nobel")

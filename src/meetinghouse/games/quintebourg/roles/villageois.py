"""Villagers and Nobel, whose cards give them a camp but no power (QB-ROLE-VILLAGEOIS, -NOBEL)."""

from .role import Role

VILLAGEOIS: Role = Role("villageois", "nobel")

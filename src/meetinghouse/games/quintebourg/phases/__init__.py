"""The phases, as steps: setting up, the nights, the days."""

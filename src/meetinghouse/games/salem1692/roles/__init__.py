"""A file for each character of the town hall, for the witches and for the constable."""

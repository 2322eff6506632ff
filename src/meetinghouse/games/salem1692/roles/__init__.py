"""Who somebody is: a file for each character of the town hall, and for the witches and the constable."""

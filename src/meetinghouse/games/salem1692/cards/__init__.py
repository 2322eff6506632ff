"""A file for each playing card; what cards share is in card, what red and black ones do, in files of their own."""

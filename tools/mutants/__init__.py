"""Break the clauses of the rules one at a time, in a copy of the code, and check whether tests notice."""

"""Break the clauses of the rules one at a time, in a copy of the code: do the tests that name them notice?"""

# A bracket closed by another kind.
rows = [(1, 2), (3, 4]

# A script that returns.
rows = [1, 2, 3]
if rows:
    return rows

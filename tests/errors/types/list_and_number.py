# A number added to a list. FIXME: CPython words or marks it differently.
rows = [1, 2]
rows = rows + 3

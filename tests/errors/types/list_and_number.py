# A number added to a list.
rows = [1, 2]
rows = rows + 3

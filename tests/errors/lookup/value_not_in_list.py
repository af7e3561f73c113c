# The place of a number that the list does not have. FIXME: CPython words or marks it differently.
ids = [10, 20, 30]
print(ids.index(25))

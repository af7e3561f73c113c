# A dictionary made from plain values instead of pairs. FIXME: CPython words or marks it differently.
columns = dict([1, 2])

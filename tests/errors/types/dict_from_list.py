# A dictionary made from plain values instead of pairs.
columns = dict([1, 2])

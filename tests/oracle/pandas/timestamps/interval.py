# Interval: bounds, membership, arithmetic
import pandas as pd

i = pd.Interval(0, 5)
print(i, repr(i), 5 in i, 0 in i, i.length, i.mid, i.left, i.right, i.closed)
left = pd.Interval(1.5, 3.0, closed="left")
print(left, 1.5 in left, 3.0 in left, i.overlaps(left), pd.Interval(0, 1).overlaps(pd.Interval(1, 2)))
print(i + 1, i * 2, i / 2, i == pd.Interval(0, 5), i < pd.Interval(1, 5), hash(i) == hash(pd.Interval(0, 5)))
days = pd.Interval(pd.Timestamp("2024-01-01"), pd.Timestamp("2024-02-01"), closed="left")
print(days, pd.Timestamp("2024-01-31") in days, days.length)
for args in ((3, 1), (0, 1, "weird"), ("a", "b")):
    try:
        pd.Interval(*args)
    except ValueError as error:
        print(type(error).__name__, error)

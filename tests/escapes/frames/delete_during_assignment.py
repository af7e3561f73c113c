# attack: the __del__ of a value that is overwritten reads and writes the series it stood in
# prints: 8 True
# prints: 8 True
# prints: 8 True
# prints: 8 True
# prints: 8 True
# prints: 8 True
# prints: 7 True
# prints: 8 True
# prints: deleted: 64
import pandas as pd

target = None
n_deleted = 0


class Last:
    def __del__(self):
        global n_deleted
        n_deleted += 1
        if target is not None:
            try:
                repr(target)
                target.iloc[0] = 5
                target[:] = 7
            except (KeyError, IndexError, TypeError, ValueError):
                pass


works = [
    lambda s: s.__setitem__(0, None),
    lambda s: s.iloc.__setitem__(slice(None), 1),
    lambda s: s.update(pd.Series([1] * 8)),
    lambda s: s.loc.__setitem__([0, 1], 2),
    lambda s: s.at.__setitem__(0, 2),
    lambda s: s.iat.__setitem__(0, 2),
    lambda s: s.drop(0, inplace=True),
    lambda s: s.mask(s.notna(), 1, inplace=True),
]
for work in works:
    target = None
    series = pd.Series([Last() for _ in range(8)])
    target = series
    work(series)
    target = None
    print(len(series), len(repr(series)) > 0)
del series
print("deleted:", n_deleted)

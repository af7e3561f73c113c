# attack: values that empty their series while it is being worked on
# prints: 40 of 43 works were struck, none by surprise
# limits: timeout=20
import warnings

import pandas as pd

warnings.simplefilter("ignore")


class Saboteur:
    def __init__(self, box):
        self.box = box

    def strike(self):
        series = self.box.pop("series", None)
        if series is not None:
            series.iloc[:] = 0
            series.drop(series.index, inplace=True)

    def _answer(value):
        def answer(self, *others):
            self.strike()
            return value

        return answer

    __lt__ = __le__ = __gt__ = __ge__ = __eq__ = __bool__ = _answer(True)
    __hash__ = __index__ = __int__ = _answer(1)
    __float__ = _answer(1.0)
    __str__ = __repr__ = _answer("s")
    __add__ = __radd__ = __sub__ = __mul__ = __truediv__ = _answer(2)


WORKS = (
    lambda s: s.sort_values(), lambda s: s.unique(), lambda s: s.value_counts(), lambda s: s.duplicated(), lambda s: s == s,
    lambda s: s.sum(), lambda s: s.cumsum(), lambda s: s.min(), lambda s: s.idxmax(), lambda s: s.groupby(s).size(),
    lambda s: s.isin([s.iloc[0]]), lambda s: s.astype(float), lambda s: s.astype(str), lambda s: s.replace(s.iloc[0], 1),
    lambda s: s.factorize(), lambda s: s.to_frame("k").merge(s.to_frame("k"), on="k"), lambda s: repr(s), lambda s: s.to_csv(),
    lambda s: s.rank(), lambda s: s.mode(), lambda s: s.any(), lambda s: s + 1, lambda s: s.map({1: 2}),
    lambda s: s.where(s == s, 0), lambda s: s.drop_duplicates(), lambda s: s.astype("category"), lambda s: s.searchsorted(s.iloc[3]),
    lambda s: s.equals(s.copy()), lambda s: pd.crosstab(s, s), lambda s: s.quantile(0.5), lambda s: s.explode(),
    lambda s: s.agg(["min", "max"]), lambda s: pd.to_numeric(s), lambda s: pd.to_datetime(s), lambda s: pd.cut(s, 3),
    lambda s: s.to_dict(), lambda s: s.to_json(), lambda s: s.apply(float), lambda s: s.reindex(s), lambda s: pd.Index(s).is_unique,
    lambda s: s.sort_values(key=lambda v: (v.iloc[0] == 1, v)[1]), lambda s: s.describe(), lambda s: s.nunique(),
)
n_struck = 0
for work in WORKS:
    box = {}
    series = pd.Series([Saboteur(box) for _ in range(50)], dtype=object)
    box["series"] = series
    try:
        found = work(series)
        repr(found), repr(series)
    except (IndexError, KeyError, NotImplementedError, OverflowError, TypeError, ValueError):
        pass
    n_struck += "series" not in box
print(n_struck, "of", len(WORKS), "works were struck, none by surprise")

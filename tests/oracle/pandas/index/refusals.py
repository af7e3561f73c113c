# What indexes of tuples, intervals and objects refuse
import pandas as pd

m = pd.MultiIndex.from_tuples([("p", 1), ("p", 2), ("q", 1)], names=["k", "n"])
v = pd.interval_range(0, 3)
o = pd.Index(["b", "a", None])
calls = [
    lambda: m.array, lambda: m.hasnans, lambda: m.notna(), lambda: m.astype(str), lambda: m.astype(object),
    lambda: m.where([True] * 3), lambda: m * 2, lambda: m.union(["q"]), lambda: m.isin([1]), lambda: m.all(),
    lambda: m.to_frame(name="z"), lambda: m.copy(name="z"), lambda: m.round(), lambda: m.dropna(), lambda: m.max(),
    lambda: m.factorize(), lambda: m.map({1: 2}), lambda: v + 1, lambda: v * 2, lambda: v.any(), lambda: v.astype(object),
    lambda: v.astype(float), lambda: v.append(pd.Index(["q"])), lambda: v.union([9]), lambda: v.where([True, False, False]),
    lambda: o.argsort(), lambda: o.argmax(), lambda: o.round(), lambda: pd.Index([2, 1, 3]).asof(2),
    lambda: pd.Index([1, 1]).reindex([1]), lambda: pd.date_range("2024", periods=2).all(),
    lambda: pd.date_range("2024", periods=2).astype(float),
]
for call in calls:
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)

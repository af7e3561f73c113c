# attack: functions that empty the frame which called them
# prints: 30 of 30 frames were emptied by their own call
# limits: timeout=20
import warnings

import pandas as pd

warnings.simplefilter("ignore")

WORKS = (
    lambda x, f: x.apply(f), lambda x, f: x.apply(f, axis=1), lambda x, f: x.map(f), lambda x, f: x["a"].apply(f), lambda x, f: x["a"].map(f),
    lambda x, f: x.groupby("b").apply(f), lambda x, f: x.groupby("b").agg(lambda v: f(v).size), lambda x, f: x.groupby("b").transform(f),
    lambda x, f: x.groupby("b").filter(lambda g: len(f(g)) > 1), lambda x, f: [f(group) for _, group in x.groupby("b")],
    lambda x, f: x.groupby(f).size(), lambda x, f: x.rolling(3).apply(lambda v: f(v).sum()),
    lambda x, f: x["a"].rolling(3).apply(lambda v: f(v).sum(), raw=True), lambda x, f: x["a"].expanding().apply(lambda v: f(v).sum()),
    lambda x, f: x.rename(columns=f), lambda x, f: x.rename(index=f), lambda x, f: x.where(lambda d: f(d) > 1),
    lambda x, f: x.loc[lambda d: f(d)["a"] > 1], lambda x, f: x.assign(c=lambda d: f(d)["a"]), lambda x, f: x.combine(x, lambda a, b: f(a)),
    lambda x, f: x.pivot_table(index="b", values="a", aggfunc=lambda v: f(v).sum()), lambda x, f: x.sort_values("a", key=f),
    lambda x, f: x.sort_index(key=f), lambda x, f: x.to_string(formatters={"a": lambda v: str(f(v))}), lambda x, f: x.agg([f]),
    lambda x, f: x.transform(f), lambda x, f: x["a"].combine(x["b"], lambda a, b: f(a)), lambda x, f: x["a"].update(f(x["b"])),
    lambda x, f: [f(row) for row in x.itertuples()], lambda x, f: [f(row) for _, row in x.iterrows()],
)
n_struck = 0
for work in WORKS:
    frame = pd.DataFrame({"a": range(60), "b": [number % 3 for number in range(60)]})

    def sabotage(value, *others):
        frame.drop(frame.index, inplace=True)
        frame.drop(columns=list(frame.columns), inplace=True)
        return value

    try:
        repr(work(frame, sabotage)), repr(frame)
    except (AttributeError, IndexError, KeyError, NotImplementedError, TypeError, ValueError):
        pass
    n_struck += frame.shape == (0, 0)
print(n_struck, "of", len(WORKS), "frames were emptied by their own call")

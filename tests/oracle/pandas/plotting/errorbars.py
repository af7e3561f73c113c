# yerr as numbers, a column, a frame and a dict.
import numpy as np
import pandas as pd

df = pd.DataFrame({"a": [1.0, 2.0, 3.0], "b": [3.0, 2.0, 1.0], "e": [0.1, 0.2, 0.3]})


def segments(container):
    return [np.round(part, 4).tolist() for part in container[2][0].get_segments()]


ax = df[["a", "b"]].plot(yerr=df["e"])
print([segments(c) for c in ax.containers], [t.get_text() for t in ax.get_legend().get_texts()])
ax = df.plot(y="a", yerr="e")
print(segments(ax.containers[0]))
ax = df[["a", "b"]].plot.bar(yerr={"a": [0.5, 0.5, 0.5], "b": [0.1, 0.1, 0.1]}, capsize=4, rot=0)
print([type(c).__name__ for c in ax.containers], len(ax.patches))
print([segments(c.errorbar) for c in ax.containers if hasattr(c, "errorbar")])
ax = df[["a", "b"]].plot.bar(yerr=pd.DataFrame({"a": [0.5, 0.6, 0.7]}))
print([segments(c.errorbar) for c in ax.containers if getattr(c, "errorbar", None)])
ax = df["a"].plot.barh(xerr=0.25, ax=ax)
print(segments(ax.containers[-1].errorbar))

# Wrong calls.
import pandas as pd

df = pd.DataFrame({"a": [1, 2], "w": ["x", "y"]})
s = pd.Series([1, 2])
calls = (
    lambda: df[["w"]].plot(), lambda: pd.Series(["x"]).plot(), lambda: pd.DataFrame().plot(), lambda: df.plot(kind="banana"),
    lambda: df.plot(x="nope"), lambda: df.plot(y="nope"), lambda: df.plot(y=["a"], label="x"), lambda: s.plot("bar"),
    lambda: s.plot.hexbin(x="a", y="b"), lambda: df.plot(color="r", style="b-"), lambda: df.plot(backend="plotly"),
    lambda: df.plot(cmap="Reds", colormap="Blues"), lambda: df.plot(sharex="yes"), lambda: df.plot(nonsense=3),
    lambda: df.plot(kind="hexbin", x="a", y="w"), lambda: df.hist(column="w"), lambda: df.plot(color="nocolour"),
    lambda: df.plot.bar(colormap="nomap"),
)  # fmt: skip
for call in calls:
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)

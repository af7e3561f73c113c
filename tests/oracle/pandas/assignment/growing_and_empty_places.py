# Assignments that add rows or columns, or reach no row at all
import pandas as pd


def levels():
    index = pd.MultiIndex.from_tuples([("p", 1), ("p", 2), ("q", 1)], names=["k", "n"])
    return pd.DataFrame({"a": [1, 2, 3], "b": [1.5, None, 2.5]}, index=index)


def show(change, frame):
    try:
        change(frame)
    except Exception as error:
        print(type(error).__name__, error)
        return
    print(frame)
    print(frame.dtypes.tolist(), type(frame.index).__name__)


def put(key, value):
    def change(frame):
        frame.loc[key] = value

    return change


for key, value in [(("p", 9), 5), (("z", 9), 5), ((("z", 9), slice(None)), 5), ("z", 5), (("z", 9), [5, 6]), (("q", "a"), 0)]:
    show(put(key, value), levels())


def small():
    return pd.DataFrame({"a": [1, 2], "b": [True, False]})


for key, value in [(2, 5), ((2, slice(None)), 5), ((2, "a"), 5), (([False, False], "a"), 1.5), (([False, False], "b"), 0),
                   (slice(5, None), "x")]:  # fmt: skip
    show(put(key, value), small())
for key, value in [(0, 1), ((slice(None), "a"), 7), (([], "n"), ["p", "q"])]:
    show(put(key, value), pd.DataFrame())
frame = small()
frame[frame["a"] > 5] = "x"
frame["n"] = pd.Series([1, 2], index=[1, 5])
print(frame, frame.dtypes.tolist())
try:
    frame[["a", "m"]] = frame[["a", "a"]]
except ValueError as error:
    print(error)

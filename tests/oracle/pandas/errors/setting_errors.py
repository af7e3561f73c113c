# What goes wrong while setting values.
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3], "b": ["x", "y", "z"]})


def attempt(work):
    frame = df.copy()
    try:
        work(frame)
        print(frame)
    except Exception as error:
        print(type(error).__name__, error)


def setter(*path):
    def work(frame):
        exec_path(frame, path)

    return work


def exec_path(frame, path):
    kind, key, value = path
    if kind == "item":
        frame[key] = value
    elif kind == "loc":
        frame.loc[key] = value
    else:
        frame.iloc[key] = value


attempt(setter("item", "c", [1, 2]))
attempt(setter("item", ["c", "d"], [1, 2, 3]))
attempt(setter("loc", 9, [1]))
attempt(setter("loc", (slice(None), "a"), [1, 2]))
attempt(setter("loc", ([0, 9], "a"), 5))
attempt(setter("iloc", (5, 0), 1))
attempt(setter("iloc", (0, 7), 1))
attempt(setter("item", "a", pd.DataFrame({"p": [1], "q": [2]})))
attempt(lambda frame: frame.insert(0, "a", 0))
attempt(lambda frame: setattr(frame, "columns", ["one"]))
attempt(lambda frame: setattr(frame, "index", [1, 2]))
attempt(lambda frame: frame.__delitem__("zz"))
attempt(lambda frame: frame.pop("zz"))
attempt(setter("loc", (0, "a"), "text"))
attempt(setter("item", [True, False], 1))

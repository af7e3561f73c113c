# Merges and joins with keys that are not there or do not fit
import pandas as pd

left = pd.DataFrame({"k": [1, 2], "v": [3, 4]})
right = pd.DataFrame({"k": ["1", "2"], "w": [5, 6]})
other = pd.DataFrame({"id": [1, 1], "v": [7, 8]})
calls = {
    "types": lambda: left.merge(right, on="k"),
    "absent": lambda: left.merge(other, on="k"),
    "absent both": lambda: left.merge(other, on="zz"),
    "no common": lambda: left[["k"]].merge(other[["id"]]),
    "left only": lambda: left.merge(other, left_on="k"),
    "lengths": lambda: left.merge(other, left_on=["k", "v"], right_on=["id"]),
    "how": lambda: left.merge(other, left_on="k", right_on="id", how="sideways"),
    "on and left_on": lambda: left.merge(other, on="k", left_on="k"),
    "validate": lambda: left.merge(other, left_on="k", right_on="id", validate="1:1"),
    "validate word": lambda: left.merge(other, left_on="k", right_on="id", validate="some"),
    "suffixes": lambda: left.merge(other, left_on="k", right_on="id", suffixes=(None, None)),
    "cross on": lambda: left.merge(other, how="cross", on="k"),
    "join overlap": lambda: left.join(other),
    "series": lambda: left.merge(pd.Series([1, 2])),
    "list": lambda: left.merge([1, 2]),
    "indicator": lambda: left.assign(_merge=1).merge(other, left_on="k", right_on="id", indicator=True),
    "concat nothing": lambda: pd.concat([]),
    "concat none": lambda: pd.concat([None]),
    "concat number": lambda: pd.concat([left, 3]),
    "concat frame": lambda: pd.concat(left),
}
for name, call in calls.items():
    try:
        print(name, call(), sep="\n")
    except Exception as error:
        print(name, type(error).__name__, error)

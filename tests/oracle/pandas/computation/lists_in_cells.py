# Cells that hold lists: counted, compared and replaced, though they have no hash
import pandas as pd

frame = pd.DataFrame({"tags": [["a", "b"], [], ["a", "b"], None], "v": [1, "x", 2.5, "x"]})
print(frame["tags"].value_counts())
print(frame["tags"].duplicated().tolist(), frame.duplicated("tags", keep=False).tolist())
print(frame.drop_duplicates("tags", keep="last"))
print(frame["tags"].isin(["a"]).tolist(), frame.isin([1, "x"]))
print(frame.replace("x", "y"))
print(frame.replace({1: "one", "x": None}))
print(frame.describe())
print(frame["tags"].mode().tolist())
for call in [lambda: frame["tags"].unique(), lambda: frame["tags"].nunique(), lambda: frame.drop_duplicates()]:
    try:
        print(call())
    except TypeError as error:
        print(error)

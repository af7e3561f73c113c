# concat of frames side by side
import pandas as pd

a = pd.DataFrame({"x": [1, 2, 3]}, index=["p", "q", "r"])
b = pd.DataFrame({"y": [4, 5, 6]}, index=["q", "r", "s"])
print(pd.concat([a, b], axis=1))
print(pd.concat([a, b], axis=1, join="inner"))
print(pd.concat([a, b], axis="columns", keys=["L", "R"]))
print(pd.concat([a, a], axis=1))
print(pd.concat([a.reset_index(drop=True), b.reset_index(drop=True)], axis=1))
print(pd.concat([a["x"], b["y"]], axis=1))
print(pd.concat([a["x"], b["y"]], axis=1, keys=["first", "second"]))
print(pd.concat([a, b["y"].rename("z")], axis=1))
print(pd.concat([a, b], axis=1, ignore_index=True))

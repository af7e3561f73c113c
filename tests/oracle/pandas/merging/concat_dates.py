# concat of frames with dates as index
import pandas as pd

a = pd.DataFrame({"x": [1, 2]}, index=pd.date_range("2024-01-01", periods=2))
b = pd.DataFrame({"x": [3, 4]}, index=pd.date_range("2024-01-03", periods=2))
c = pd.DataFrame({"y": [5.0, 6.0]}, index=pd.date_range("2024-01-02", periods=2))
print(pd.concat([a, b]))
print(pd.concat([a, b]).index)
print(pd.concat([a, c], axis=1))
print(pd.concat([b, a]).sort_index())
print(pd.concat([a, b], keys=["old", "new"]).loc["new"])
print(pd.concat([a["x"], c["y"]], axis=1).ffill())
print(pd.concat([a, b]).resample("2D").sum())

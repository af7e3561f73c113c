# Rows and whole columns set to values of another type
import pandas as pd

frame = pd.DataFrame(
    {
        "flag": [True, False],
        "when": pd.to_datetime(["2024-01-01", "2024-01-02"]),
        "size": pd.Categorical(["small", "large"]),
        "n": [1, 2],
    }
)
for label, value in [("flag", 7), ("when", 7), ("when", "x"), ("size", 3), ("size", "small"), ("flag", False), ("n", 1.5)]:
    copy = frame.copy()
    copy.loc[:, label] = value
    print(label, value, copy[label].tolist(), copy[label].dtype)

grown = frame.copy()
grown.loc[2] = [False, pd.Timestamp("2024-01-03"), "huge", 3]
print(grown, grown.dtypes.to_dict(), sep="\n")
flags = pd.DataFrame({"a": [True, False]})
flags.loc["new"] = 5
print(flags, flags.dtypes.to_dict(), sep="\n")

days = pd.DataFrame({"v": [1.0, 2.0]}, index=pd.date_range("2024-01-01", periods=2))
days.loc["total"] = days["v"].sum()
print(days)
print(pd.get_dummies(pd.DataFrame({"f": [True, None, False]}), columns=["f"], dummy_na=True).columns.tolist())

# text labels in a PeriodIndex
import pandas as pd

s = pd.Series(range(14), index=pd.period_range("2023-11", periods=14, freq="M"))
print(s.loc["2024-01"])
print(s.loc["2023"])
print(s.loc["2024-02":"2024-04"])
print(s.loc[pd.Period("2024-03", "M")])
print(s["2024"].sum(), "2024-05" in s.index)
try:
    s.loc["2030"]
except KeyError as error:
    print(type(error).__name__, error)
print(s.to_timestamp().head(2))
print(s.groupby(s.index.year).sum())

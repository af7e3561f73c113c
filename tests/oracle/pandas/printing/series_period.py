# Periods in a series and as an index
import pandas as pd

p = pd.period_range("2024-01", periods=3, freq="M")
print(pd.Series(p))
print(pd.Series([1, 2, 3], index=p))
print(pd.DataFrame({"v": [1.5, 2.5, 3.5]}, index=p))

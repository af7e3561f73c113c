# resample of a series with a PeriodIndex through timestamps
import pandas as pd

p = pd.Series([1, 2, 3, 4, 5, 6], index=pd.period_range("2024-01", periods=6, freq="M"))
print(p.to_timestamp().resample("QS").sum())
print(p.groupby(p.index.quarter).sum())
print(p.to_timestamp().resample("QE").mean())

# at_time and between_time
import pandas as pd

index = pd.date_range("2024-01-01 22:00", periods=6, freq="90min")
df = pd.DataFrame({"v": range(6)}, index=index)
print(df)
print(df.between_time("23:00", "02:00"))
print(df.between_time("01:00", "04:00", inclusive="left"))
print(df["v"].at_time("23:30"))
print(index.indexer_between_time("22:00", "23:59"))
try:
    pd.DataFrame({"v": [1]}).between_time("1:00", "2:00")
except TypeError as error:
    print(type(error).__name__, error)

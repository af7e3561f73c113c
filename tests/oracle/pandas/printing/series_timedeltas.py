# Durations, whole days and with times
import pandas as pd

print(pd.Series(pd.to_timedelta(["1 days", "2 days"])))
print(pd.Series(pd.to_timedelta(["1 days", "2 days 03:04:05"])))
print(pd.Series(pd.to_timedelta(["1h", None, "30min"])))
print(pd.Series(pd.to_timedelta(["-1 days", "1.5s"])))
print(pd.DataFrame({"wait": pd.to_timedelta(["1 days", "12h"])}))

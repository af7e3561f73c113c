# Timestamps in lists, dicts, sets, sorting and copying
import copy
import datetime
import pandas as pd

days = [pd.Timestamp("2024-03-01"), pd.Timestamp("2024-01-15"), pd.Timestamp("2024-02-10")]
print(min(days), max(days), [str(d.date()) for d in sorted(days)])
print({d.month: d.day for d in days})
print(len({pd.Timestamp("2024-01-01"), datetime.datetime(2024, 1, 1), pd.Timestamp("2024-01-01 00:00")}))
print(copy.deepcopy(days[0]) == days[0], copy.copy(pd.Timedelta(1)) == pd.Timedelta(1))
print(pd.Series(days).sort_values().tolist())
print(pd.Series(days).tolist()[0].day_name())
print([d.strftime("%b") for d in pd.date_range("2024-01-01", periods=3, freq="MS")])
for start, end in zip(days, days[1:]):
    print((end - start).days)

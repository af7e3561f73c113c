# working days, with holidays and other weeks
import pandas as pd
from pandas.tseries.offsets import BDay, CustomBusinessDay

for day in ("2024-01-05", "2024-01-06", "2024-01-07", "2024-01-08"):
    t = pd.Timestamp(day)
    print(day, t.day_name(), (t + BDay()).date(), (t - BDay()).date(), (t + BDay(5)).date(), (t + 0 * BDay()).date(), BDay().is_on_offset(t))
print(BDay(), BDay(3), BDay().rollforward(pd.Timestamp("2024-01-06")))
holidays = CustomBusinessDay(holidays=["2024-01-01", "2024-12-25"])
print(pd.Timestamp("2023-12-29") + holidays, pd.Timestamp("2024-12-24") + holidays)
arab = CustomBusinessDay(weekmask="Sun Mon Tue Wed Thu")
print(pd.date_range("2024-01-04", periods=4, freq=arab).strftime("%a %d").tolist())
print(len(pd.bdate_range("2024-01-01", "2024-12-31")))
print(pd.bdate_range("2024-01-01", periods=3, freq="C", holidays=["2024-01-02"]))

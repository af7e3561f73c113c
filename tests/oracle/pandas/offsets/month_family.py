# MonthEnd, MonthBegin and their business kin
import pandas as pd
from pandas.tseries.offsets import BMonthBegin, BMonthEnd, MonthBegin, MonthEnd

for day in ("2024-01-15", "2024-01-31", "2024-03-01", "2024-08-31"):
    t = pd.Timestamp(day)
    print(day, (t + MonthEnd()).date(), (t + MonthEnd(0)).date(), (t - MonthEnd()).date(), (t + MonthBegin()).date(), (t - MonthBegin()).date(),
          (t + BMonthEnd()).date(), (t + BMonthBegin()).date(), (t + MonthEnd(3)).date())
print(MonthEnd(), MonthEnd(2), -MonthEnd(), MonthBegin(3), BMonthEnd())
print(MonthEnd().is_on_offset(pd.Timestamp("2024-02-29")), MonthEnd().rollforward(pd.Timestamp("2024-02-10")), MonthEnd().rollback(pd.Timestamp("2024-02-10")))
print(MonthEnd(2).freqstr, MonthBegin().freqstr, MonthEnd() == MonthEnd(1), MonthEnd() * 3)
print(pd.Timestamp("2024-01-15 10:30") + MonthEnd(), pd.Timestamp("2024-01-15 10:30") + MonthEnd(normalize=True))

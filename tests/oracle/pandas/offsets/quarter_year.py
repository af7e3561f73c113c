# quarters and years
import pandas as pd
from pandas.tseries.offsets import BQuarterEnd, BYearEnd, QuarterBegin, QuarterEnd, YearBegin, YearEnd

for day in ("2024-01-15", "2024-03-31", "2024-12-31"):
    t = pd.Timestamp(day)
    print(day, (t + QuarterEnd()).date(), (t + QuarterEnd(startingMonth=2)).date(), (t + QuarterBegin(startingMonth=1)).date(),
          (t - QuarterEnd()).date(), (t + YearEnd()).date(), (t + YearBegin()).date(), (t + YearEnd(month=6)).date(), (t - YearBegin(2)).date(),
          (t + BQuarterEnd(startingMonth=12)).date(), (t + BYearEnd()).date())
print(QuarterEnd(), QuarterEnd(startingMonth=12).freqstr, QuarterBegin(), YearEnd(), YearEnd(month=6).freqstr, YearBegin(2))
print(pd.Timestamp("2024-05-05") + pd.offsets.QuarterEnd(0), pd.Timestamp("2024-06-30") + pd.offsets.QuarterEnd(0))

# what offsets refuse
import pandas as pd
from pandas.tseries.offsets import MonthEnd, Week

for call in (lambda: MonthEnd(1.5), lambda: Week(weekday=9), lambda: MonthEnd() - pd.Timestamp("2024-01-01"), lambda: pd.offsets.YearEnd(month=13)):
    try:
        call()
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)
print(pd.NaT + MonthEnd(), MonthEnd() == "ME", MonthEnd() == Week(), len({MonthEnd(), MonthEnd(1), MonthEnd(2)}))

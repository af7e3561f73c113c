# Dates as days since 1970.
import datetime
from datetime import datetime as D

import matplotlib.dates as md
import numpy as np
import pandas as pd

print(md.date2num(D(2020, 1, 1)), md.date2num(datetime.date(2020, 1, 1)), md.date2num([D(2020, 1, 1), D(2021, 5, 6, 7, 8, 9, 123456)]).tolist())
print(md.date2num(np.datetime64("2020-01-01T12")), md.date2num(np.array(["2020-01-01", "NaT"], dtype="M8[ns]")).tolist())
print(md.date2num(pd.Timestamp("2020-03-01 05:00")), md.date2num(pd.date_range("2020", periods=3)).tolist(), md.date2num(pd.Series(pd.date_range("2020", periods=2))).tolist())
print(md.date2num(D(2020, 1, 1, tzinfo=datetime.timezone(datetime.timedelta(hours=2)))), md.date2num(pd.Timestamp("2020-01-01", tz="Europe/Berlin")))
print(md.date2num([]), md.get_epoch())
print(md.datestr2num("2020-01-15"), md.datestr2num(["2020-01-15 10:30", "Jan 5, 2021", "15 March 2020", "01/02/2020"]).tolist())
print(md.drange(D(2020, 1, 1), D(2020, 1, 3), datetime.timedelta(hours=12)).tolist())
try:
    md.set_epoch("2000-01-01")
except RuntimeError as error:
    print(error)

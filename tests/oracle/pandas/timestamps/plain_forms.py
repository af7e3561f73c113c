# Timestamp: to_pydatetime, to_numpy, class methods
import datetime
import pandas as pd

t = pd.Timestamp("2024-03-05 10:20:30.5")
print(repr(t.to_pydatetime()), repr(t.to_datetime64()), t.to_period("M"))
print(repr(pd.Timestamp.fromtimestamp(0, tz="UTC")), repr(pd.Timestamp.fromisoformat("2024-03-05T10:00")))
print(repr(pd.Timestamp.combine(datetime.date(2024, 3, 5), datetime.time(8, 15))))
print(repr(pd.Timestamp.fromordinal(738950)))
print(pd.Timestamp.min, pd.Timestamp.max)
print(t.as_unit("s"), repr(pd.Timestamp("2024-01-01").unit))
print(t.timetuple()[:6], t.toordinal())
try:
    pd.Timestamp.strptime("2024", "%Y")
except NotImplementedError as error:
    print(error)

# frequency texts to offsets
import pandas as pd
from pandas.tseries.frequencies import to_offset

for text in ("D", "2h", "15min", "W", "W-MON", "ME", "2ME", "MS", "QE", "QS-OCT", "YE", "YS-APR", "B", "BME", "h", "s", "ms", "us", "ns", "90min", "1D12h", "2h30min", "1.5h", "-1D", "SME", "WOM-1MON"):
    offset = to_offset(text)
    print(text, repr(offset), offset.freqstr, offset.n)
for bad in ("foo", "W-FOO", "QS-XYZ", ""):
    try:
        to_offset(bad)
    except ValueError as error:
        print(type(error).__name__, error)
print(to_offset(None), repr(to_offset(pd.Timedelta("36h"))))

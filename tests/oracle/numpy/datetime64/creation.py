# datetime64 from strings and parts
import numpy as np

print(np.datetime64("2024-01-15"), repr(np.datetime64("2024-01-15")), repr(np.datetime64("2024-01-15T10:30")), repr(np.datetime64("2024-03")), repr(np.datetime64("2024")), repr(np.datetime64("2024-01-15", "s")), repr(np.datetime64("NaT")), repr(np.datetime64("2024-01-01T00:00:00.123456")))
print(repr(np.array(["2024-01-01", "2024-02-29"], dtype="datetime64")), repr(np.array(["2024-01-01"], dtype="datetime64[ns]")), repr(np.array(["2024-01-01", "NaT"], dtype="M8[D]")))
import datetime
print(repr(np.datetime64(datetime.date(2024, 5, 6))), repr(np.datetime64(datetime.datetime(2024, 5, 6, 7, 8))), np.datetime64("2024-01-15").dtype)

# back to Python's datetime
import numpy as np

d = np.datetime64("2024-01-15T10:30:00")
print(repr(d.item()), repr(np.datetime64("2024-01-15").item()), repr(d.astype(object)), repr(np.datetime64("2024-01-15").tolist()), str(d), repr(np.timedelta64(3, "h").item()), repr(d.astype(int)), np.array(["2024-01-01"], dtype="M8[D]").tolist())
print(np.datetime_as_string(d), np.datetime_as_string(d, unit="D"), np.datetime64("2024-01-01").astype("datetime64[ns]"), np.datetime64(0, "s"), np.datetime64(19737, "D"))

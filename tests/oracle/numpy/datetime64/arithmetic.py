# dates and durations
import numpy as np

a = np.datetime64("2024-03-01")
b = np.datetime64("2024-02-01")
print(a - b, repr(a - b), a + 5, a + np.timedelta64(2, "D"), a - np.timedelta64(1, "W"), (a - b) / np.timedelta64(1, "D"), (a - b) // np.timedelta64(7, "D"), a > b, a == np.datetime64("2024-03-01"))
days = np.array(["2024-01-01", "2024-01-05", "2024-02-01"], dtype="datetime64[D]")
print(np.diff(days), days[1:] - days[:-1], days.min(), days.max(), days - days[0], (days - days[0]).astype(int), days + np.timedelta64(1, "D"))
print(np.datetime64("2024-01-01T12:00") - np.datetime64("2024-01-01"), np.datetime64("2024-01") + np.timedelta64(1, "M"))

# ranges of dates
import numpy as np

print(np.arange("2024-01-30", "2024-02-03", dtype="datetime64[D]"))
print(np.arange("2024-01", "2024-05", dtype="datetime64[M]"))
print(np.arange(np.datetime64("2024-01-01"), np.datetime64("2024-01-10"), np.timedelta64(3, "D")))
print(np.datetime64("2024-01-01") + np.arange(3))

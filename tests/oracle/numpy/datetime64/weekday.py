# weekdays and month lengths by arithmetic
import numpy as np

d = np.arange("2024-01-01", "2024-01-08", dtype="datetime64[D]")
print((d.astype("datetime64[D]").view("int64") - 4) % 7)
months = np.arange("2024-01", "2024-07", dtype="datetime64[M]")
print(((months + 1).astype("datetime64[D]") - months.astype("datetime64[D]")).astype(int))

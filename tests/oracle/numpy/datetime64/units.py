# converting units and truncating
import numpy as np

d = np.array(["2024-01-15T10:30:45", "2024-02-20T23:59:59"], dtype="datetime64[s]")
print(d.astype("datetime64[D]"), d.astype("datetime64[M]"), d.astype("datetime64[Y]"), d.astype("datetime64[h]"), d.astype("datetime64[ms]"))
print(d.astype("datetime64[D]").astype(int), d.astype("datetime64[Y]").astype(int) + 1970, d.astype("datetime64[M]").astype(int) % 12 + 1, (d - d.astype("datetime64[D]")).astype("timedelta64[h]"))

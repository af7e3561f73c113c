# Readings of sensors: pivots, gaps, summary.
import numpy as np
import pandas as pd

rows = []
for hour in range(4):
    for sensor, base in [("t1", 20), ("t2", 25)]:
        value = np.nan if (hour, sensor) == (2, "t1") else base + hour * 0.5
        rows.append({"hour": hour, "sensor": sensor, "value": value})
df = pd.DataFrame(rows)
wide = df.pivot(index="hour", columns="sensor", values="value")
print(wide)
wide = wide.interpolate()
print(wide)
wide["delta"] = wide["t2"] - wide["t1"]
print(wide.describe().loc[["mean", "min", "max"]])
print(wide.diff().iloc[1:].round(2))
print(wide.idxmax(), (wide > 21).sum())
long = wide.reset_index().melt(id_vars="hour", value_vars=["t1", "t2"], value_name="v")
print(long.sort_values(["sensor", "hour"]).head(3))
print(long.groupby("sensor")["v"].agg(["min", "max", "mean"]))
print(df["value"].isna().sum(), df.dropna().shape, wide.shape)

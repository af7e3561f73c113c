# A hundred thousand columns, one row
import io
import pandas as pd

names = ",".join(f"c{i}" for i in range(100_000))
values = ",".join(str(i) for i in range(100_000))
df = pd.read_csv(io.StringIO(names + "\n" + values + "\n"))
print(df.shape)
print(df)
print(df["c99999"].tolist(), df.columns[-1])

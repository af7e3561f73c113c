# stack and unstack round trips with mixed columns
import pandas as pd

df = pd.DataFrame({"n": [1, 2], "s": ["a", "b"], "f": [0.5, 1.5]}, index=pd.Index(["r1", "r2"], name="row"))
print(df.stack())
print(df.stack().unstack())
print(df[["n", "f"]].stack())
print(df[["n", "f"]].stack().groupby(level=0).sum())
print(df.unstack())
print(df.T.stack())
print(df.set_index("s", append=True).unstack("s"))
print(df.set_index("s", append=True)["n"].unstack(fill_value=0))

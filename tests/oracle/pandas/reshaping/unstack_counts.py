# value_counts and size tables through unstack
import pandas as pd

df = pd.DataFrame({"day": ["mon", "tue", "mon", "wed"], "kind": ["x", "y", "y", "x"], "n": [1, 2, 3, 4]})
print(df.groupby(["day", "kind"]).size().unstack())
print(df.groupby(["day", "kind"]).size().unstack(fill_value=0))
print(df.groupby(["day", "kind"])["n"].sum().unstack(level="day"))
print(df.groupby(["day", "kind"])[["n"]].sum().unstack(fill_value=0))
wide = df.groupby(["day", "kind"])["n"].mean().unstack()
print(wide.dtypes)
print(wide.loc["mon"])
print(df.set_index(["day", "kind"])["n"].unstack())
print(df.set_index(["day", "kind"]).unstack("kind"))

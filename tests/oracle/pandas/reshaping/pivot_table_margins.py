# totals of rows and columns
import pandas as pd

df = pd.DataFrame({"region": ["n", "n", "s", "s", "s"], "q": ["q1", "q2", "q1", "q1", "q2"], "sales": [10, 20, 30, 5, 15], "cost": [1.0, 2.0, 3.0, 4.0, 5.0]})
print(df.pivot_table(values="sales", index="region", columns="q", aggfunc="sum", margins=True))
print(df.pivot_table(values="sales", index="region", columns="q", aggfunc="mean", margins=True, margins_name="Total"))
print(df.pivot_table(values="sales", index="region", aggfunc="sum", margins=True))
print(df.pivot_table(values=["sales", "cost"], index="region", columns="q", aggfunc="sum", margins=True))
print(df.pivot_table(values="sales", index=["region", "q"], aggfunc="sum", margins=True))
print(df.pivot_table(values="sales", index="region", columns="q", aggfunc="count", margins=True, fill_value=0))

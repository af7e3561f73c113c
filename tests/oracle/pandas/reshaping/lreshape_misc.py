# pivoting records that come as dictionaries
import pandas as pd

records = [
    {"host": "a", "metric": "cpu", "value": 0.5},
    {"host": "a", "metric": "mem", "value": 0.7},
    {"host": "b", "metric": "cpu", "value": 0.2},
]
df = pd.DataFrame(records)
print(df.pivot(index="host", columns="metric", values="value"))
print(df.pivot(index="host", columns="metric", values="value").to_dict())
print(df.pivot_table(index="host", columns="metric", values="value", fill_value=-1))
print(df.set_index(["host", "metric"])["value"].unstack().reset_index().rename_axis(None, axis=1))
print(df.groupby("host").apply(lambda g: dict(zip(g["metric"], g["value"])), include_groups=False).to_dict())
print(df.groupby("host")["value"].sum().reindex(["b", "a", "z"], fill_value=0))

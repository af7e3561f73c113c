# wide to long
import pandas as pd

df = pd.DataFrame({"id": ["a", "b"], "q1": [1, 2], "q2": [3, 4], "q3": [5.5, 6.5]})
print(df.melt(id_vars="id"))
print(pd.melt(df, id_vars=["id"], value_vars=["q1", "q2"]))
print(df.melt(id_vars=["id"], var_name="quarter", value_name="sales"))
print(df.melt())
print(df.melt(id_vars="id", value_vars="q3"))
print(df.melt(id_vars="id", value_vars=["q1", "q3"]).dtypes)
print(df.set_index("id").melt(ignore_index=False))
long = df.melt("id", var_name="quarter", value_name="v").sort_values(["id", "quarter"]).reset_index(drop=True)
print(long)
print(long.pivot(index="id", columns="quarter", values="v"))
try:
    df.melt(id_vars="nope")
except KeyError as error:
    print(type(error).__name__, error)
try:
    df.melt(id_vars="id", value_vars=["q9"])
except KeyError as error:
    print(type(error).__name__, error)

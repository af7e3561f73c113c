# The arguments of to_string
import numpy as np
import pandas as pd

df = pd.DataFrame({"name": ["a", "bb", None], "x": [1.5, np.nan, 3.25], "n": [1, 20, 300]})
print(df.to_string())
print(df.to_string(index=False))
print(df.to_string(header=False))
print(df.to_string(index=False, header=False))
print(df.to_string(na_rep="-"))
print(df.to_string(columns=["n", "x"]))
print(df.to_string(float_format="%.3f"))
print(df.to_string(float_format=lambda v: f"{v:.1f}!"))
print(df.to_string(justify="left"))
print(df.to_string(header=["A", "B", "C"]))
print(df.to_string(col_space=10))
print(df.to_string(max_rows=2))
print(df.to_string(formatters={"n": lambda v: f"#{v}", "name": str}))
print(df.to_string(show_dimensions=True))

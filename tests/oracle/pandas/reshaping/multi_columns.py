# flattening and selecting MultiIndex columns of pivots
import pandas as pd

df = pd.DataFrame({"s": ["a", "a", "b", "b"], "m": [1, 2, 1, 2], "x": [1, 2, 3, 4], "y": [5.0, 6.0, 7.0, 8.0]})
p = df.pivot_table(index="s", columns="m", values=["x", "y"], aggfunc="sum")
print(p)
print(p["x"])
print(p[("y", 2)])
flat = p.copy()
flat.columns = [f"{a}_{b}" for a, b in flat.columns]
print(flat.reset_index())
print(p.stack(future_stack=True))
print(p.swaplevel(axis=1).sort_index(axis=1))
print(p.sum(axis=1))

# the name of the group inside apply, filter and pipe
import pandas as pd

df = pd.DataFrame({"k": ["a", "b", "a"], "v": [1, 2, 3]})
print(df.groupby("k").apply(lambda part: f"{part.name}:{part['v'].sum()}", include_groups=False))
print(df.groupby("k")["v"].apply(lambda s: f"{s.name}-{len(s)}"))
print(df.groupby("k")["v"].apply(lambda s: {"lo": s.min(), "hi": s.max()}))
print(df.groupby("k")["v"].apply(lambda s: None if len(s) < 2 else s.sum()))
print(df.groupby("k", as_index=False)["v"].apply(lambda s: s.sum()))
print(df.groupby("k").apply(lambda part: None, include_groups=False))
print(df.groupby("k").pipe(lambda g: g["v"].max() - g["v"].min()).to_dict())

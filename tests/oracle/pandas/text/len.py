# str.len of texts and lists
import pandas as pd
import numpy as np

s = pd.Series(["a", "bbb", "", np.nan], name="w")
print(s.str.len())
print(s.dropna().str.len())
print(pd.Series([[1, 2], [], (3,), {"k": 1}]).str.len())
df = pd.DataFrame({"word": ["tree", "sky", "cloud"]})
df["n"] = df["word"].str.len()
print(df.sort_values("n"))
print(df.loc[df["word"].str.len() > 3, "word"].tolist())

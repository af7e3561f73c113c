# str.contains: patterns, case, plain text, flags and the answer for missing values
import re
import pandas as pd
import numpy as np

s = pd.Series(["Apple pie", "banana split", np.nan, "Cherry tart (2)", "apple juice"])
print(s.str.contains("apple"))
print(s.str.contains("apple", case=False))
print(s.str.contains("apple", case=False, na=False))
print(s.str.contains(r"\d", na=False).tolist())
print(s.str.contains("(", regex=False, na=False).tolist())
print(s.str.contains("^apple|tart", flags=re.IGNORECASE, na=False).tolist())
print(s[s.str.contains("p", na=False)])
df = pd.DataFrame({"item": s, "n": range(5)})
print(df[df["item"].str.contains("apple", case=False, na=False)])
print((~s.str.contains("a", na=True)).sum())

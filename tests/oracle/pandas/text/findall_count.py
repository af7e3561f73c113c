# str.findall and count
import re
import pandas as pd
import numpy as np

s = pd.Series(["the cat sat on the mat", "dog", np.nan, "The end"])
print(s.str.count("the"))
print(s.str.count("the", flags=re.I))
print(s.str.count("[aeiou]").tolist())
print(s.str.findall("[a-z]at"))
print(s.str.findall(r"(\w)(at)").tolist())
print(pd.Series(["a", "aa"]).str.count("a"))
hashtags = pd.Series(["#a #b", "none"]).str.findall(r"#\w+")
print(hashtags.str.len().tolist())
print(hashtags.explode())

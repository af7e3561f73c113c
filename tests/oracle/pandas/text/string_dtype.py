# the string dtype answers with nullable dtypes
import pandas as pd

s = pd.Series(["apple", "Bob", None], dtype="string")
print(s)
print(s.str.upper())
print(s.str.len())
print(s.str.contains("p"))
print(s.str.contains("p", na=False))
print(s.str.count("p"))
print(s.str.split("p"))
print(s.str.split("p", expand=True))
print(s.str.extract("(b)"))
print(s.str.startswith("a").dtype, s.str.find("b").dtype)
print(s.str.replace("a", "A"))

# patterns with lookaround and backreferences work too
import pandas as pd

s = pd.Series(["aabbcc", "hello world", "price: 1234567", None])
print(s.str.replace(r"(.)\1", r"<\1>", regex=True).tolist())
print(s.str.replace(r"(?<=\d)(?=(\d{3})+$)", ",", regex=True).tolist())
print(s.str.contains(r"(?<!h)e", na=False).tolist())
print(s.str.findall(r"\b\w(?=\w)").tolist())
print(s.str.count(r"(\w)\1").tolist())

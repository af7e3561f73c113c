# str.pad, center, ljust, rjust, zfill
import pandas as pd

s = pd.Series(["7", "-42", "abc", None])
print(s.str.zfill(5).tolist())
print(s.str.pad(6).tolist())
print(s.str.pad(6, side="right", fillchar=".").tolist())
print(s.str.pad(7, side="both", fillchar="*").tolist())
print(s.str.center(6, "-").tolist())
print(s.str.ljust(5, "_").tolist())
print(s.str.rjust(5, "0").tolist())
ids = pd.Series([1, 23, 456])
print(ids.astype(str).str.zfill(6))
try:
    s.str.pad(5, fillchar="ab")
except TypeError as error:
    print(type(error).__name__, error)
try:
    s.str.zfill("5")
except TypeError as error:
    print(type(error).__name__, error)

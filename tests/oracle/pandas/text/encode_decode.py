# str.encode and decode
import pandas as pd

s = pd.Series(["abc", "ü", None])
encoded = s.str.encode("utf-8")
print(encoded)
print(encoded.str.len().tolist())
print(encoded.str.decode("utf-8"))
print(s.str.encode("ascii", errors="replace").tolist())
try:
    s.str.encode("ascii")
except UnicodeEncodeError as error:
    print(type(error).__name__)

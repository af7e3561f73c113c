# str.extract: groups become columns, named groups name them
import pandas as pd

s = pd.Series(["order-12 (EU)", "order-7 (US)", "return", None])
print(s.str.extract(r"order-(\d+) \((\w+)\)"))
print(s.str.extract(r"order-(?P<id>\d+) \((?P<region>\w+)\)"))
print(s.str.extract(r"(\d+)"))
print(s.str.extract(r"(\d+)", expand=False))
print(s.str.extract(r"(?P<num>\d+)", expand=False))
print(s.str.extract(r"(\d+)", expand=False).astype(float).sum())
print(s.str.extract(r"(order|return)-?(\d+)?"))
try:
    s.str.extract(r"\d+")
except ValueError as error:
    print(type(error).__name__, error)

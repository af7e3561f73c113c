# Period: arithmetic and order
import datetime
import pandas as pd

p = pd.Period("2024-01", "M")
print(p + 1, p - 2, 3 + p, p + pd.offsets.MonthEnd(2), (p - pd.Period("2023-10", "M")), (p - pd.Period("2023-10", "M")).n)
print(p < pd.Period("2024-02", "M"), p == pd.Period("2024-01", "M"), p == pd.Period("2024-01-01", "D"), p == "2024-01")
print(pd.Period("2024-03-01", "D") - 1, pd.Period("2024-03-01", "D") + datetime.timedelta(days=3), pd.Period("2024Q1") + 4)
print(sorted([pd.Period("2024-05"), pd.Period("2023-05")]), {p: "x"}[pd.Period("2024-01", "M")])
for call in (lambda: p + pd.Timedelta("1D"), lambda: p < pd.Period("2024-01-01", "D"), lambda: p + p, lambda: p < 5):
    try:
        call()
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)

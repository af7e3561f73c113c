# ages and anniversaries
import pandas as pd

today = pd.Timestamp("2024-06-15")
born = pd.Series(pd.to_datetime(["1990-06-16", "1990-06-15", "2000-02-29", None]), name="born")
before = (today.month < born.dt.month) | ((today.month == born.dt.month) & (today.day < born.dt.day))
print(today.year - born.dt.year - before.astype(int))
print(((today - born).dt.days / 365.25).round(1))
print(born.apply(lambda d: d.strftime("%d %B") if pd.notna(d) else "?"))
print(born.dt.year.astype("Int64"))

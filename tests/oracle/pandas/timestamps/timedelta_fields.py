# Timedelta: parts and texts
import pandas as pd

t = pd.Timedelta("3 days 04:05:06.007008009")
print(t.days, t.seconds, t.microseconds, t.nanoseconds, t.total_seconds(), t.value)
print(t.components)
print(t.isoformat(), str(t), t.resolution_string)
negative = pd.Timedelta(hours=-5)
print(negative, negative.days, negative.seconds, negative.total_seconds(), abs(negative))
print(t.round("h"), t.floor("D"), t.ceil("min"))
print(repr(t.to_pytimedelta()), repr(pd.Timedelta("1D").to_numpy()))
print(f"{pd.Timedelta(minutes=90)}", str(pd.Timedelta(seconds=1.25)))

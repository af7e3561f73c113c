# Timestamp: time zones
import pandas as pd

t = pd.Timestamp("2024-07-01 12:00", tz="UTC")
print(repr(t), t, t.tz)
print(repr(t.tz_convert("US/Eastern")), repr(t.tz_convert("Europe/Berlin")), repr(t.tz_convert("Asia/Kolkata")))
print(repr(t.tz_localize(None)), repr(t.tz_convert(None)))
naive = pd.Timestamp("2024-07-01 12:00")
print(repr(naive.tz_localize("Europe/Paris")), naive.tz_localize("Europe/Paris").utcoffset())
print(t == naive.tz_localize("UTC"), t - naive.tz_localize("Europe/Paris"))
print(repr(pd.Timestamp("2024-07-01 12:00+05:30")), pd.Timestamp("2024-01-01", tz="US/Pacific").tzname())
for call in (lambda: naive.tz_convert("UTC"), lambda: t.tz_localize("UTC"), lambda: t - naive, lambda: t < naive):
    try:
        call()
    except TypeError as error:
        print(type(error).__name__, error)
print(t == naive)

# attack: times brought to a multiple of no time at all
# prints: True True True
import pandas as pd

times = pd.date_range("2020", periods=3)
for how in ("floor", "ceil", "round"):
    for freq in ("0D", "0s", "-1D", "0ns"):
        for values in (times, times.tz_localize("UTC"), times - times[0], pd.Series(times).dt, times[0], times[1] - times[0]):
            try:
                repr(getattr(values, how)(freq))
            except (ValueError, ZeroDivisionError):
                pass
print(times.floor("0D").equals(times), times.ceil("0s").equals(times), times.round("0ns").equals(times))

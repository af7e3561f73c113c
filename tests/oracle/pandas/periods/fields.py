# Period: bounds and fields
import pandas as pd

for p in (pd.Period("2024-02", "M"), pd.Period("2024Q3"), pd.Period("2024", "Y"), pd.Period("2024-03-05", "W"), pd.Period("2024-03-05 14:00", "h")):
    print(p, p.start_time, p.end_time, p.year, p.month, p.day, p.quarter, p.week, p.dayofyear, p.days_in_month, p.freqstr, p.ordinal)
p = pd.Period("2024-02", "M")
print(p.to_timestamp(), p.to_timestamp(how="end"), p.is_leap_year, p.freq)
print(p.strftime("%b %Y"), pd.Period("2024Q3").strftime("%Y-Q%q"))
print(p.asfreq("D"), p.asfreq("D", how="start"), p.asfreq("Q"), p.asfreq("Y"), pd.Period("2024", "Y").asfreq("M", "start"))

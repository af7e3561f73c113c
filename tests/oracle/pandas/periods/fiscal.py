# fiscal years and quarters
import pandas as pd

d = pd.to_datetime(["2024-01-15", "2024-06-30", "2024-07-01", "2024-12-31"])
print(d.to_period("Q-JUN"))
print(d.to_period("Y-JUN"))
print([p.qyear for p in d.to_period("Q-JUN")], d.to_period("Q-JUN").quarter.tolist())
print(d.to_period("Y-JUN").start_time.strftime("%Y-%m-%d").tolist())
print(pd.Period("2024Q1", freq="Q-MAR").start_time, pd.Period("2024Q1", freq="Q-MAR").end_time)

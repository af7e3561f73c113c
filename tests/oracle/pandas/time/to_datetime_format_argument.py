# to_datetime with an explicit layout
import pandas as pd

s = pd.Series(["31-12-2023 23:59", "01-01-2024 00:00"])
print(pd.to_datetime(s, format="%d-%m-%Y %H:%M"))
print(pd.to_datetime("20240229", format="%Y%m%d"))
print(pd.to_datetime("3:04PM 5 Mar 24", format="%I:%M%p %d %b %y"))
print(pd.to_datetime("2024-060", format="%Y-%j"))
print(pd.to_datetime([20240101, 20240215], format="%Y%m%d"))
print(pd.to_datetime(pd.Series(["08:30", "17:45"]), format="%H:%M").dt.time)
print(pd.to_datetime("Friday, March 1, 2024", format="%A, %B %d, %Y"))
print(pd.to_datetime("2024-01-05 10:00:00.123456", format="%Y-%m-%d %H:%M:%S.%f"))

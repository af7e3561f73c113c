# attack: more bins than numbers can count bytes for
# stopped by: OverflowError
import pandas as pd

series = pd.Series([1, 2], index=pd.to_datetime(["1700", "2262"]))
print("ESCAPED", series.resample("ns").sum().shape)

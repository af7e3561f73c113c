# exponentially weighted means
import pandas as pd

s = pd.Series([1.0, 2.0, 4.0, 8.0, 3.0])
print(s.ewm(span=3).mean())
print(s.ewm(span=3, adjust=False).mean())
print(s.ewm(alpha=0.5).mean())
print(s.ewm(com=1).mean())
print(s.ewm(halflife=2).mean())
print(s.ewm(span=3).std())
print(s.ewm(span=3).var())
print(s.ewm(span=3, min_periods=3).mean())
print(s.ewm(alpha=0.3).sum())
print(s.to_frame("v").ewm(span=2).mean())
print(s.ewm(span=4).agg(["mean", "std"]))

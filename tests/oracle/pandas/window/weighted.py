# shifting, lagging and drawdown, the usual uses of cumulative windows
import pandas as pd

px = pd.Series([100.0, 110.0, 105.0, 95.0, 120.0, 115.0])
peak = px.expanding().max()
print(peak)
print((px / peak - 1).round(4))
print((px / px.cummax() - 1).min())
print(px.rolling(2).mean().shift(1))
print((px > px.rolling(3).mean()).astype(int).tolist())
print(px.rolling(3).mean().dropna().round(2).to_dict())
print(px.diff().rolling(2).sum())

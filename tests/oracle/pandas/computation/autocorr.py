# autocorr, corr and cov of short and long series, to the last digit
import numpy as np
import pandas as pd

rng = np.random.default_rng(3)
for n in (3, 10, 100, 384, 385, 500, 767, 768, 769, 1000, 1537, 5000, 20000):
    walk = pd.Series(rng.normal(0, 1, n).cumsum())
    whole = pd.Series(rng.integers(0, 100, n))
    print(n, repr(walk.autocorr()), repr(walk.autocorr(7)) if n > 9 else "", repr(whole.autocorr(lag=1)))
    print(n, repr(walk.corr(whole)), repr(walk.cov(whole)), repr(walk.corr(whole, method="spearman")))
gaps = pd.Series(np.where(rng.random(2000) < 0.1, np.nan, rng.normal(0, 1, 2000)))
print(repr(gaps.autocorr()), repr(gaps.autocorr(lag=12)), repr(gaps.autocorr(lag=-1)))
days = pd.Series(rng.normal(0, 1, 900).cumsum(), index=pd.date_range("2022-01-01", periods=900))
print([repr(days.autocorr(lag)) for lag in (1, 7, 30, 365)])
print(np.corrcoef(rng.normal(0, 1, (3, 1200))).tolist())
print(pd.Series([1.0] * 10).autocorr(), pd.Series([1.0]).autocorr(), pd.Series([], dtype=float).autocorr())

# Enough rows for the paths that share the work among threads: summaries and windows.
import numpy as np
import pandas as pd

rng = np.random.default_rng(7)
n = 210_007
frame = pd.DataFrame({
    "float": np.where(rng.random(n) < 0.1, np.nan, rng.normal(size=n) * 1e3),
    "full": rng.random(n),
    "near": rng.integers(-30, 30, n),
    "far": rng.integers(-(2**62), 2**62, n),
    "byte": rng.integers(0, 255, n).astype("uint8"),
    "single": rng.random(n).astype("float32"),
})
print(frame[["float", "full", "near", "far", "byte"]].describe().to_string())
print(frame[["near", "full"]].describe(percentiles=[0.01, 0.333, 0.9]).to_string())
print(frame["float"].quantile([0.0, 0.1, 0.5, 0.77, 1.0]).tolist())
print(frame["far"].quantile([0.25, 0.5]).tolist(), frame["byte"].quantile([0.25, 0.75]).tolist())
for op in ("count", "min", "max", "mean", "std", "var", "skew", "kurt", "sum", "median", "idxmin", "idxmax"):
    print(op, [getattr(frame[label], op)() for label in ("float", "full", "near", "byte")])
zeros = pd.Series([0.0, -0.0, np.nan] * 3)
print(str(zeros.min()), str(zeros.max()), zeros.idxmin(), pd.Series([np.nan] * 9).min())

windows = frame["float"].copy()
windows.iloc[1000] = np.inf
for name, rolled in {
    "rows": windows.rolling(100, min_periods=1),
    "strict": frame["full"].rolling(100),
    "centred": windows.rolling(7, center=True, min_periods=2),
    "closed left": windows.rolling(7, closed="left", min_periods=2),
    "closed both": windows.rolling(7, closed="both", min_periods=2),
    "closed neither": windows.rolling(7, closed="neither", min_periods=2),
    "expanding": windows.expanding(),
    "longer than all": windows.rolling(10**6, min_periods=1),
}.items():
    for op in ("sum", "mean", "std", "min", "max", "count"):
        result = getattr(rolled, op)()
        print(name, op, int(result.isna().sum()), repr(float(result.sum())), result.iloc[[0, 3, 999, 1003, -1]].tolist())

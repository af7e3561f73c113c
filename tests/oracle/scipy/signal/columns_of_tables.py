"""Columns of pandas as signals."""
import numpy as np
import pandas as pd
from scipy import ndimage, signal

np.set_printoptions(precision=12)
df = pd.DataFrame({"a": np.sin(np.arange(40) * 0.5) + 1.5, "b": np.cos(np.arange(40) * 0.3)})
peaks, found = signal.find_peaks(df["a"], height=1)
print(peaks, np.round(found["peak_heights"], 10), df.loc[peaks, "b"].round(11).tolist())
df["smooth"] = signal.savgol_filter(df["a"], 7, 2)
df["slow"] = signal.filtfilt(*signal.butter(2, 0.2), df["a"])
df["bell"] = ndimage.gaussian_filter1d(df["b"], 2)
df["level"] = signal.detrend(df["a"], type="constant")
print(df.tail(3).round(10))
print(type(signal.medfilt(df["a"], 3)).__name__, np.round(signal.periodogram(df["b"])[1][:3], 10), np.round(signal.hilbert(df["a"])[:2], 10))

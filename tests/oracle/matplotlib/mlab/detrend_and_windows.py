# Trends and windows.
import matplotlib.mlab as mlab
import numpy as np

x = np.sin(np.arange(12) * 0.7) + 0.1 * np.arange(12)
print(np.round(mlab.window_hanning(x[:5]), 6).tolist(), mlab.window_none(x[:2]).round(6).tolist())
for key in (None, "constant", "mean", "linear", "none", mlab.detrend_mean):
    print(np.round(mlab.detrend(x[:5], key), 6).tolist())
print(np.round(mlab.detrend(x.reshape(3, 4), "mean", axis=1), 6).tolist(), np.round(mlab.detrend(x.reshape(3, 4), "linear", axis=0), 6).tolist())
for call in (lambda: mlab.detrend(x, "zz"), lambda: mlab.detrend_linear(x.reshape(3, 4)), lambda: mlab.detrend_mean(x, axis=2)):
    try:
        print(call())
    except ValueError as error:
        print(error)

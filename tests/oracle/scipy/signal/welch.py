"""Power spectra averaged over segments."""
import numpy as np
from scipy.signal import welch

np.set_printoptions(precision=12)
t = np.arange(400) / 100
x = np.sin(2 * np.pi * 12.5 * t) + 0.2 * np.random.RandomState(0).normal(size=400)
f, power = welch(x, fs=100, nperseg=64)
print(f[:5], np.round(power[:5], 14), f[np.argmax(power)], power.shape)
for options in ({"scaling": "spectrum"}, {"window": "hamming", "noverlap": 0}, {"detrend": "linear"}, {"detrend": False}, {"average": "median"},
                {"nfft": 128}, {"return_onesided": False}, {"window": np.ones(64)}):
    f, power = welch(x, fs=100, nperseg=64, **options)
    print(list(options), len(f), np.round(power[7:10], 13))
print(np.round(welch(np.stack([x, 2 * x]), 100, nperseg=32)[1][:, 3:6], 11), welch(x[:10])[0])
for options in ({"nperseg": 0}, {"noverlap": 64}, {"nfft": 10}, {"scaling": "x"}, {"average": "x"}, {"window": "odd"}):
    try:
        welch(x, **{"nperseg": 64, **options})
    except ValueError as error:
        print(error)

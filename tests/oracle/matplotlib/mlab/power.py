# Power, cross power and coherence.
import matplotlib.mlab as mlab
import numpy as np

n = np.arange(40)
x = np.sin(n * 0.7) + 0.3 * np.cos(n * 2.1) + 0.1 * n
y = np.cos(n * 0.7)
for options in ({"NFFT": 16}, {"NFFT": 15, "Fs": 10}, {"NFFT": 16, "noverlap": 8}, {"NFFT": 16, "sides": "twosided"}, {"NFFT": 16, "pad_to": 21},
                {"NFFT": 16, "scale_by_freq": False, "window": mlab.window_none}, {"NFFT": 64}, {"NFFT": 16, "detrend": "linear"}):
    power, freqs = mlab.psd(x, **options)
    cross, _ = mlab.csd(x, y, **options)
    print(np.round(power, 6).tolist(), np.round(freqs, 6).tolist(), np.round(np.abs(cross), 6).tolist())
print(np.round(mlab.psd(x + 1j * y, NFFT=16)[0], 6).tolist(), np.round(mlab.cohere(x, y, NFFT=16)[0], 6).tolist())
for call in (lambda: mlab.psd(x, NFFT=16, noverlap=16), lambda: mlab.psd(x, NFFT=16, sides="zz"), lambda: mlab.cohere(x, y)):
    try:
        print(call())
    except ValueError as error:
        print(error)

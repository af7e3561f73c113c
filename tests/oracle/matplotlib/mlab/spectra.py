# Spectra of whole signals and by time.
import matplotlib.mlab as mlab
import numpy as np

n = np.arange(40)
x = np.sin(n * 0.7) + 0.3 * np.cos(n * 2.1) + 0.1 * n
for mode in ("psd", "magnitude", "angle", "phase", "default"):
    spectrum, freqs, times = mlab.specgram(x, NFFT=8, noverlap=4, mode=mode, Fs=3)
    print(mode, spectrum.shape, np.round(spectrum[:, 1], 6).tolist(), np.round(freqs, 6).tolist(), np.round(times, 6).tolist())
for function in (mlab.magnitude_spectrum, mlab.phase_spectrum, mlab.angle_spectrum):
    values, freqs = function(x[:9], Fs=4)
    print(np.round(values, 6).tolist(), np.round(freqs, 6).tolist())
values, freqs = mlab.complex_spectrum(x[:9], pad_to=12)
print(np.round(np.abs(values), 6).tolist(), np.round(mlab.phase_spectrum(x[:9], sides="twosided")[0], 6).tolist())
try:
    mlab.specgram(x, NFFT=8, noverlap=4, mode="zz")
except ValueError as error:
    print(error)

"""Short-time transforms and back."""
import numpy as np
from scipy.signal import check_COLA, check_NOLA, istft, stft

np.set_printoptions(precision=12)
x = np.cos(np.arange(100) * 0.4) + np.arange(100) * 0.01
f, t, bins = stft(x, fs=10, nperseg=20)
print(f[:3], t[:3], bins.shape, np.round(bins[2:4, :3], 11))
times, back = istft(bins, fs=10, nperseg=20)
print(np.abs(back[:100] - x).max() < 1e-12, times[-1])
for options in ({"boundary": None, "padded": False}, {"boundary": "even"}, {"window": "boxcar", "noverlap": 5}, {"scaling": "psd"}, {"nfft": 32}):
    f, t, bins = stft(x, nperseg=20, **options)
    print(list(options), bins.shape, np.round(bins[1, 1], 11), t[-1])
print(check_COLA("hann", 20, 10), check_COLA("hann", 20, 7), check_NOLA("hann", 20, 10), check_NOLA("boxcar", 20, 0))
for call in (lambda: stft(x, boundary="x"), lambda: stft(x, scaling="x"), lambda: istft(np.ones(3)), lambda: check_COLA("hann", 10, 10)):
    try:
        call()
    except ValueError as error:
        print(error)

"""Transforms of windows that slide over a signal, and back."""
import numpy as np
from scipy.signal import ShortTimeFFT, closest_STFT_dual_window
from scipy.signal.windows import gaussian, hann

np.set_printoptions(precision=12)
x = np.sin(np.arange(100) ** 1.4 * 0.05)
SFT = ShortTimeFFT(gaussian(16, std=4, sym=True), hop=6, fs=20, mfft=32, scale_to="magnitude")
S = SFT.stft(x)
print(S.shape, np.round(S[3:6, 4], 12), SFT.f[:3], np.round(SFT.t(100)[:3], 11), SFT.p_min, SFT.p_max(100), SFT.k_min, SFT.k_max(100))
print(np.abs(SFT.istft(S, k1=100) - x).max() < 1e-12, SFT.invertible, SFT.delta_t, SFT.delta_f, SFT.extent(100), SFT.lower_border_end, SFT.upper_border_begin(100))
print(np.round(SFT.spectrogram(x)[3:6, 4], 14), np.round(SFT.spectrogram(x, detr="constant", padding="even")[0, :3], 15), np.round(SFT.spectrogram(x, x[::-1])[2, 5], 11))
for mode in ("twosided", "centered", "onesided2X"):
    other = ShortTimeFFT.from_window("hann", 20, 16, 10, fft_mode=mode, scale_to="psd", phase_shift=None)
    T = other.stft(np.stack([x, 2 * x]))
    print(mode, T.shape, np.round(T[1, 2, 3], 13), other.f[1], np.abs(other.istft(T, k1=100) - [x, 2 * x]).max() < 1e-12)
print(np.round(SFT.dual_win[:3], 10), np.round(ShortTimeFFT.from_win_equals_dual(hann(8), 2, 1.0, scale_to="unitary").win, 11), np.round(closest_STFT_dual_window(hann(8, sym=False), 2)[0], 11))
calls = [lambda: ShortTimeFFT(np.ones((2, 2)), 1, 1), lambda: ShortTimeFFT(np.ones(4), 0, 1), lambda: ShortTimeFFT(np.ones(4), 1, -1), lambda: ShortTimeFFT(np.ones(4), 1, 1, mfft=2),
         lambda: ShortTimeFFT(np.ones(4), 1, 1, fft_mode="x"), lambda: SFT.stft(x * 1j), lambda: SFT.stft(x[:3]), lambda: SFT.istft(S[:5]), lambda: SFT.t(100, p0=-9), lambda: SFT.stft(x, padding="x")]
for call in calls:
    try:
        call()
    except ValueError as error:
        print(error)

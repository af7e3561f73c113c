"""By how much one signal comes later, from correlation."""
import numpy as np
from scipy.signal import correlate, correlation_lags, fftconvolve, hilbert

np.set_printoptions(precision=12)
rng = np.random.RandomState(5)
x = rng.normal(size=100)
y = np.concatenate((np.zeros(7), x))[:100] + 0.1 * rng.normal(size=100)
c = correlate(y, x, mode="full", method="fft")
lags = correlation_lags(y.size, x.size)
print(lags[np.argmax(c)], np.round(c.max(), 9), correlate(y, x, mode="same").shape, correlate(x[:5], y, mode="valid").shape)
t = np.linspace(0, 1, 200, endpoint=False)
wave = np.cos(2 * np.pi * (10 * t + 5 * t**2))
phase = np.unwrap(np.angle(hilbert(wave)))
print(np.round(np.diff(phase)[[20, 100, 180]] * 200 / (2 * np.pi), 9), np.round(fftconvolve(x, x[::-1], mode="same")[50], 9))

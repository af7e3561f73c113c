# The frequency of a sound in noise
import numpy as np
from scipy import fft

rate = 200
t = np.arange(0, 2, 1 / rate)
rng = np.random.default_rng(0)
signal = np.sin(2 * np.pi * 12 * t) + 0.5 * np.sin(2 * np.pi * 40 * t) + 0.3 * rng.standard_normal(len(t))
power = np.abs(fft.rfft(signal)) ** 2
frequencies = fft.rfftfreq(len(t), 1 / rate)
for place in np.argsort(power)[::-1][:2]:
    print(frequencies[place], round(float(power[place]), 9))
power[power < power.max() / 10] = 0

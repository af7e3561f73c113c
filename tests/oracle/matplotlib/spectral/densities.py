import matplotlib.pyplot as plt
import numpy as np

t = np.arange(0, 4, 0.01)
signal = np.sin(2 * np.pi * 10 * t) + 0.5 * np.sin(2 * np.pi * 25 * t)
other = np.cos(2 * np.pi * 10 * t + 0.3)
fig, ax = plt.subplots()
power, frequencies = ax.psd(signal, NFFT=128, Fs=100)
print(power.shape, np.round(power[::16], 6).tolist(), np.round(frequencies[::16], 4).tolist(), ax.get_xlabel(), ax.get_ylabel())
print(ax.get_yticks().tolist(), len(ax.lines))
fig, ax = plt.subplots()
cross, frequencies, lines = ax.csd(signal, other, NFFT=64, Fs=100, return_line=True)
print(np.round(np.abs(cross[::8]), 6).tolist(), len(lines), ax.get_ylabel())
coherence, frequencies = ax.cohere(signal, other, NFFT=64, Fs=100)
print(np.round(coherence[5:8], 4).tolist(), ax.get_ylabel())
for method in ("magnitude_spectrum", "angle_spectrum", "phase_spectrum"):
    spectrum, frequencies, line = getattr(ax, method)(signal[:64], Fs=100)
    print(method, spectrum.shape, np.round(spectrum[3:6], 4).tolist(), ax.get_ylabel())
spectrum, frequencies, line = ax.magnitude_spectrum(signal[:64], Fs=100, scale="dB")
print(np.round(line.get_ydata()[3:6], 4).tolist(), ax.get_ylabel())

import matplotlib.pyplot as plt
import numpy as np

t = np.arange(0, 4, 0.01)
signal = np.sin(2 * np.pi * (5 + 5 * t) * t)
fig, ax = plt.subplots()
spectrum, frequencies, times, image = ax.specgram(signal, NFFT=64, Fs=100, noverlap=32, cmap="magma")
print(spectrum.shape, np.round(times[:3], 4).tolist(), np.round(frequencies[:3], 4).tolist(), np.round(image.get_extent(), 4).tolist())
print(np.round(spectrum[:3, :2], 6).tolist(), image.get_cmap().name, ax.get_aspect())
for options in ({"mode": "complex"}, {"mode": "phase", "scale": "dB"}, {"scale": "loud"}, {"origin": "lower"}):
    try:
        ax.specgram(signal, **options)
    except Exception as error:
        print(type(error).__name__, error)

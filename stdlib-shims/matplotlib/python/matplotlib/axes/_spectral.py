"""Spectra of signals: density, coherence, magnitude, phase, spectrogram."""

import math

import numpy as np
from matplotlib import mlab
from matplotlib.axes._arguments import given, label_from


def _shifted(frequencies, Fc):
    return frequencies if Fc is None else frequencies + Fc


def _decibels(self, density, frequencies, words, kwargs):
    """Draws a density in decibels, with ticks at every ten."""
    lines = self.plot(frequencies, 10 * np.log10(density), **kwargs)
    self.set_xlabel("Frequency")
    self.set_ylabel(words)
    self.grid(True)
    low, high = self.get_ybound()
    step = max(10 * int(np.log10(high - low)), 1)
    self.set_yticks(np.arange(math.floor(low), math.ceil(high) + 1, step))
    return lines


def psd(
    self, x, NFFT=None, Fs=None, Fc=None, detrend=None, window=None, noverlap=None, pad_to=None, sides=None, scale_by_freq=None,
    return_line=None, *, data=None, **kwargs,
):
    """Draws the power spectral density by Welch's method; returns (density, frequencies)."""
    name, (x,) = x, given(data, x)
    label_from(data, name, x, kwargs)
    density, frequencies = mlab.psd(
        x=x, NFFT=NFFT, Fs=Fs, detrend=detrend, window=window, noverlap=noverlap, pad_to=pad_to, sides=sides,
        scale_by_freq=scale_by_freq,
    )
    frequencies = _shifted(frequencies, Fc)
    unit = "dB/Hz" if scale_by_freq in (None, True) else "dB"
    lines = _decibels(self, density, frequencies, f"Power Spectral Density ({unit})", kwargs)
    return (density, frequencies, lines) if return_line else (density, frequencies)


def csd(
    self, x, y, NFFT=None, Fs=None, Fc=None, detrend=None, window=None, noverlap=None, pad_to=None, sides=None,
    scale_by_freq=None, return_line=None, *, data=None, **kwargs,
):
    """Draws the cross spectral density of two signals; returns (density, frequencies)."""
    name, (x, y) = y, given(data, x, y)
    label_from(data, name, y, kwargs)
    density, frequencies = mlab.csd(
        x=x, y=y, NFFT=NFFT, Fs=Fs, detrend=detrend, window=window, noverlap=noverlap, pad_to=pad_to, sides=sides,
        scale_by_freq=scale_by_freq,
    )
    frequencies = _shifted(frequencies, Fc)
    lines = _decibels(self, np.abs(density), frequencies, "Cross Spectrum Magnitude (dB)", kwargs)
    return (density, frequencies, lines) if return_line else (density, frequencies)


def cohere(
    self, x, y, NFFT=256, Fs=2, Fc=0, detrend=mlab.detrend_none, window=mlab.window_hanning, noverlap=0, pad_to=None,
    sides="default", scale_by_freq=None, *, data=None, **kwargs,
):
    """Draws the coherence of two signals; returns (coherence, frequencies)."""
    name, (x, y) = y, given(data, x, y)
    label_from(data, name, y, kwargs)
    coherence, frequencies = mlab.cohere(
        x=x, y=y, NFFT=NFFT, Fs=Fs, detrend=detrend, window=window, noverlap=noverlap, scale_by_freq=scale_by_freq, sides=sides,
        pad_to=pad_to,
    )
    frequencies = _shifted(frequencies, Fc)
    self.plot(frequencies, coherence, **kwargs)
    self.set_xlabel("Frequency")
    self.set_ylabel("Coherence")
    self.grid(True)
    return coherence, frequencies


def magnitude_spectrum(
    self, x, Fs=None, Fc=None, window=None, pad_to=None, sides=None, scale=None, *, data=None, **kwargs
):
    """Draws the magnitude of each frequency; returns (spectrum, frequencies, line)."""
    name, (x,) = x, given(data, x)
    label_from(data, name, x, kwargs)
    scale = "linear" if scale is None or scale == "default" else scale
    spectrum, frequencies = mlab.magnitude_spectrum(x=x, Fs=Fs, window=window, pad_to=pad_to, sides=sides)
    frequencies = _shifted(frequencies, Fc)
    units = {"linear": "energy", "dB": "dB"}
    if scale not in units:
        raise ValueError(f"{scale!r} is not a valid value for scale; supported values are None, 'default', 'linear', 'dB'")
    shown = spectrum if scale == "linear" else 20.0 * np.log10(spectrum)
    (line,) = self.plot(frequencies, shown, **kwargs)
    self.set_xlabel("Frequency")
    self.set_ylabel(f"Magnitude ({units[scale]})")
    return spectrum, frequencies, line


def _phases(self, spectrum, words, x, Fs, Fc, window, pad_to, sides, data, kwargs):
    name, (x,) = x, given(data, x)
    label_from(data, name, x, kwargs)
    values, frequencies = spectrum(x=x, Fs=Fs, window=window, pad_to=pad_to, sides=sides)
    frequencies = _shifted(frequencies, Fc)
    (line,) = self.plot(frequencies, values, **kwargs)
    self.set_xlabel("Frequency")
    self.set_ylabel(words)
    return values, frequencies, line


def angle_spectrum(self, x, Fs=None, Fc=None, window=None, pad_to=None, sides=None, *, data=None, **kwargs):
    """Draws the angle of each frequency; returns (spectrum, frequencies, line)."""
    return _phases(self, mlab.angle_spectrum, "Angle (radians)", x, Fs, Fc, window, pad_to, sides, data, kwargs)


def phase_spectrum(self, x, Fs=None, Fc=None, window=None, pad_to=None, sides=None, *, data=None, **kwargs):
    """Draws the unwrapped phase of each frequency; returns (spectrum, frequencies, line)."""
    return _phases(self, mlab.phase_spectrum, "Phase (radians)", x, Fs, Fc, window, pad_to, sides, data, kwargs)


def specgram(
    self, x, NFFT=None, Fs=None, Fc=None, detrend=None, window=None, noverlap=None, cmap=None, xextent=None, pad_to=None,
    sides=None, scale_by_freq=None, mode=None, scale=None, vmin=None, vmax=None, *, data=None, **kwargs,
):
    """Draws the spectrum over time as a picture; returns (spectrum, frequencies, times, image)."""
    name, (x,) = x, given(data, x)
    label_from(data, name, x, kwargs)
    NFFT, Fs = 256 if NFFT is None else NFFT, 2 if Fs is None else Fs
    noverlap = 128 if noverlap is None else noverlap
    if mode == "complex":
        raise ValueError("Cannot plot a complex specgram")
    turning = mode in ("angle", "phase")
    if scale is None or scale == "default":
        scale = "linear" if turning else "dB"
    elif turning and scale == "dB":
        raise ValueError("Cannot use dB scale with angle or phase mode")
    spectrum, frequencies, times = mlab.specgram(
        x=x, NFFT=NFFT, Fs=Fs, detrend=detrend, window=window, noverlap=noverlap, pad_to=pad_to, sides=sides,
        scale_by_freq=scale_by_freq, mode=mode,
    )
    if scale == "linear":
        shown = spectrum
    elif scale == "dB":
        shown = (10.0 if mode is None or mode in ("default", "psd") else 20.0) * np.log10(spectrum)
    else:
        raise ValueError(f"Unknown scale {scale!r}")
    if xextent is None:
        half = (NFFT - noverlap) / Fs / 2
        xextent = np.min(times) - half, np.max(times) + half
    frequencies = _shifted(frequencies, Fc)
    if "origin" in kwargs:
        raise TypeError("specgram() got an unexpected keyword argument 'origin'")
    start, end = xextent
    image = self.imshow(
        np.flipud(shown), cmap, extent=(start, end, frequencies[0], frequencies[-1]), vmin=vmin, vmax=vmax, origin="upper",
        **kwargs,
    )
    self.axis("auto")
    return spectrum, frequencies, times, image

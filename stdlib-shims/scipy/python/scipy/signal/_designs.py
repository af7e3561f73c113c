"""Recursive filters designed from their edges and ripples."""

import math

import numpy as np

from scipy._refusals import refuse_others
from scipy.signal import _forms as forms
from scipy.signal import _prototypes as prototypes
from scipy.signal._rates import checked_rate

BANDS = {
    "band": "bandpass", "bandpass": "bandpass", "pass": "bandpass", "bp": "bandpass",
    "bs": "bandstop", "bandstop": "bandstop", "bands": "bandstop", "stop": "bandstop",
    "l": "lowpass", "low": "lowpass", "lowpass": "lowpass", "lp": "lowpass",
    "high": "highpass", "highpass": "highpass", "h": "highpass", "hp": "highpass",
}
KINDS = {
    "butter": "butter", "butterworth": "butter", "cauer": "ellip", "elliptic": "ellip", "ellip": "ellip",
    "bessel": "bessel_phase", "bessel_phase": "bessel_phase", "bessel_delay": "bessel_delay", "bessel_mag": "bessel_mag",
    "cheby1": "cheby1", "chebyshev1": "cheby1", "chebyshevi": "cheby1", "cheby2": "cheby2", "chebyshev2": "cheby2",
    "chebyshevii": "cheby2",
}


def _prototype(kind, N, rp, rs):
    if kind == "butter":
        return prototypes.buttap(N)
    if kind.startswith("bessel"):
        return prototypes.besselap(N, norm=kind.removeprefix("bessel_"))
    if kind == "cheby1":
        if rp is None:
            raise ValueError("passband ripple (rp) must be provided to design a Chebyshev I filter.")
        return prototypes.cheb1ap(N, rp)
    if kind == "cheby2":
        if rs is None:
            raise ValueError("stopband attenuation (rs) must be provided to design an Chebyshev II filter.")
        return prototypes.cheb2ap(N, rs)
    if rs is None or rp is None:
        raise ValueError("Both rp and rs must be provided to design an elliptic filter.")
    return prototypes.ellipap(N, rp, rs)


def _warped(Wn, analog, fs):
    """Edges of the analog filter that becomes the digital one."""
    if analog:
        return Wn
    if np.any(Wn <= 0) or np.any(Wn >= 1):
        if fs is not None:
            raise ValueError(f"Digital filter critical frequencies must be 0 < Wn < fs/2 (fs={fs} -> fs/2={fs / 2})")
        raise ValueError("Digital filter critical frequencies must be 0 < Wn < 1")
    return 4.0 * np.tan(np.pi * Wn / 2.0)


def _moved(z, p, k, btype, warped):
    if btype in ("lowpass", "highpass"):
        if np.size(warped) != 1:
            raise ValueError("Must specify a single critical frequency Wn for lowpass or highpass filter")
        edge = float(np.ravel(warped)[0])
        return (forms.lp2lp_zpk if btype == "lowpass" else forms.lp2hp_zpk)(z, p, k, wo=edge)
    if np.size(warped) < 2:
        raise ValueError("Wn must specify start and stop frequencies for bandpass or bandstop filter")
    band = {"wo": np.sqrt(warped[0] * warped[1]), "bw": warped[1] - warped[0]}
    return (forms.lp2bp_zpk if btype == "bandpass" else forms.lp2bs_zpk)(z, p, k, **band)


def iirfilter(N, Wn, rp=None, rs=None, btype="band", analog=False, ftype="butter", output="ba", fs=None):
    """A filter of this order and kind with these edges."""
    Wn, fs = np.asarray(Wn, dtype=float), checked_rate(fs)
    ftype, btype, output = ftype.lower(), btype.lower(), output.lower()
    if fs is not None:
        if analog:
            raise ValueError("fs cannot be specified for an analog filter")
        Wn = Wn / (fs / 2)
    if np.any(Wn <= 0):
        raise ValueError("filter critical frequencies must be greater than 0")
    if Wn.size > 1 and not Wn[0] < Wn[1]:
        raise ValueError("Wn[0] must be less than Wn[1]")
    if btype not in BANDS:
        raise ValueError(f"'{btype}' is an invalid bandtype for filter.")
    if ftype not in KINDS:
        raise ValueError(f"'{ftype}' is not a valid basic IIR filter.")
    if output not in ("ba", "zpk", "sos"):
        raise ValueError(f"'{output}' is not a valid output form.")
    if rp is not None and rp < 0:
        raise ValueError("passband ripple (rp) must be positive")
    if rs is not None and rs < 0:
        raise ValueError("stopband attenuation (rs) must be positive")
    z, p, k = _prototype(KINDS[ftype], N, rp, rs)
    z, p, k = _moved(z, p, k, BANDS[btype], _warped(Wn, analog, fs))
    if not analog:
        z, p, k = forms.bilinear_zpk(z, p, k, fs=2.0)
    if output == "zpk":
        return z, p, k
    return forms.zpk2tf(z, p, k) if output == "ba" else forms.zpk2sos(z, p, k, analog=analog)


def butter(N, Wn, btype="low", analog=False, output="ba", fs=None):
    """Butterworth's filter."""
    return iirfilter(N, Wn, btype=btype, analog=analog, output=output, ftype="butter", fs=fs)


def cheby1(N, rp, Wn, btype="low", analog=False, output="ba", fs=None):
    """Chebyshev's first filter."""
    return iirfilter(N, Wn, rp=rp, btype=btype, analog=analog, output=output, ftype="cheby1", fs=fs)


def cheby2(N, rs, Wn, btype="low", analog=False, output="ba", fs=None):
    """Chebyshev's second filter."""
    return iirfilter(N, Wn, rs=rs, btype=btype, analog=analog, output=output, ftype="cheby2", fs=fs)


def ellip(N, rp, rs, Wn, btype="low", analog=False, output="ba", fs=None):
    """Cauer's elliptic filter."""
    return iirfilter(N, Wn, rs=rs, rp=rp, btype=btype, analog=analog, output=output, ftype="elliptic", fs=fs)


def bessel(N, Wn, btype="low", analog=False, output="ba", norm="phase", fs=None):
    """Bessel's filter."""
    return iirfilter(N, Wn, btype=btype, analog=analog, output=output, ftype="bessel_" + norm, fs=fs)


def iirdesign(wp, ws, gpass, gstop, analog=False, ftype="ellip", output="ba", fs=None):
    """The filter of least order with these edges, ripple and attenuation."""
    from scipy.signal import _orders as orders

    orders_of = {"butter": orders.buttord, "cheby1": orders.cheb1ord, "cheby2": orders.cheb2ord, "ellip": orders.ellipord}
    if ftype not in KINDS:
        raise ValueError(f"Invalid IIR filter type: {ftype}")
    if KINDS[ftype] not in orders_of:
        raise ValueError(f"{ftype} does not have order selection. Use iirfilter function.")
    orders.check_losses(gpass, gstop)
    wp, ws, fs = np.atleast_1d(np.asarray(wp)), np.atleast_1d(np.asarray(ws)), checked_rate(fs)
    if wp.shape[0] != ws.shape[0] or wp.shape not in [(1,), (2,)]:
        raise ValueError(f"wp and ws must have one or two elements each, and the same shape, got {wp.shape} and {ws.shape}")
    if np.any(wp <= 0) or np.any(ws <= 0):
        raise ValueError("Values for wp, ws must be greater than 0")
    if not analog:
        if fs is None:
            if np.any(wp >= 1) or np.any(ws >= 1):
                raise ValueError("Values for wp, ws must be less than 1")
        elif np.any(wp >= fs / 2) or np.any(ws >= fs / 2):
            raise ValueError(f"Values for wp, ws must be less than fs/2 (fs={fs} -> fs/2={fs / 2})")
    if wp.shape[0] == 2 and not ((ws[0] < wp[0] and wp[1] < ws[1]) or (wp[0] < ws[0] and ws[1] < wp[1])):
        raise ValueError("Passband must lie strictly inside stopband or vice versa")
    stops_first = bool(wp[0] >= ws[0])
    btype = (("lowpass", "highpass"), ("bandstop", "bandpass"))[wp.shape[0] - 1][stops_first]
    N, Wn = orders_of[KINDS[ftype]](wp, ws, gpass, gstop, analog=analog, fs=fs)
    return iirfilter(N, Wn, rp=gpass, rs=gstop, analog=analog, btype=btype, ftype=ftype, output=output, fs=fs)


def _notch_or_peak(w0, Q, is_notch, fs, xp, device):
    refuse_others("scipy.signal.iirnotch", xp=(xp, None), device=(device, None))
    w0 = 2 * float(w0) / checked_rate(fs, may_be_missing=False)
    if w0 > 1.0 or w0 < 0.0:
        raise ValueError("w0 should be such that 0 < w0 < 1")
    beta = math.tan(w0 / float(Q) * np.pi / 2.0)
    gain = 1.0 / (1.0 + beta)
    middle = math.cos(w0 * np.pi)
    b = gain * np.array([1.0, -2.0 * middle, 1.0]) if is_notch else (1.0 - gain) * np.array([1.0, 0.0, -1.0])
    return b, np.array([1.0, -2.0 * gain * middle, 2.0 * gain - 1.0])


def iirnotch(w0, Q, fs=2.0, *, xp=None, device=None):
    """A filter that takes one frequency away."""
    return _notch_or_peak(w0, Q, True, fs, xp, device)


def iirpeak(w0, Q, fs=2.0, *, xp=None, device=None):
    """A filter that leaves one frequency only."""
    return _notch_or_peak(w0, Q, False, fs, xp, device)


def iircomb(w0, Q, ftype="notch", fs=2.0, *, pass_zero=False, xp=None, device=None):
    """Notches or peaks at all multiples of a frequency."""
    refuse_others("scipy.signal.iircomb", xp=(xp, None), device=(device, None))
    w0, Q, fs, ftype = float(w0), float(Q), checked_rate(fs, may_be_missing=False), ftype.lower()
    if not 0 < w0 < fs / 2:
        raise ValueError(f"w0 must be between 0 and {fs / 2} (Nyquist), but given {w0}.")
    if ftype not in ("notch", "peak"):
        raise ValueError("ftype must be either notch or peak.")
    N = round(fs / w0)
    if abs(w0 - fs / N) / fs > 1e-14:
        raise ValueError("fs must be divisible by w0.")
    low, high = (1, 0) if ftype == "notch" else (0, 1)
    beta = math.tan(N * (2 * np.pi * w0) / fs / Q / 4)
    sign = -1.0 if (ftype == "peak") == bool(pass_zero) else 1.0
    b, a = np.zeros(N + 1), np.zeros(N + 1)
    b[0], b[-1] = (low + high * beta) / (1 + beta), sign * (low - high * beta) / (1 + beta)
    a[0], a[-1] = 1.0, sign * (1 - beta) / (1 + beta)
    return b, a

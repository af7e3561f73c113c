"""ShortTimeFFT: transforms of windows that slide over a signal, and back."""

import numpy as np

from scipy.signal._dual_windows import canonical_dual
from scipy.signal._resampling import detrend
from scipy.signal.windows import get_window

MODES = ("twosided", "centered", "onesided", "onesided2X")
PADDINGS = ("zeros", "edge", "even", "odd")


class _Slices:
    """Where the slices of a signal lie; slice 0 has its middle on sample 0."""

    @property
    def m_num(self):
        """The number of samples of the window."""
        return len(self.win)

    @property
    def m_num_mid(self):
        """The middle sample of the window."""
        return self.m_num // 2

    def _power(self):
        return self.win.real**2 + self.win.imag**2

    def _first(self):
        power, start = self._power(), -self.m_num_mid
        for place, sample in enumerate(range(start, start - self.m_num - 1, -self.hop)):
            after = sample - self.hop
            if after + self.m_num <= 0 or np.all(power[after:] == 0):
                return sample, -place
        raise RuntimeError("no slice touches the signal")

    def _long_enough(self, n):
        if not n >= self.m_num - self.m_num_mid:
            raise ValueError(f"Parameter n must be >= ceil(m_num/2) = {self.m_num - self.m_num_mid}!")

    def _last(self, n):
        self._long_enough(n)
        power, start = self._power(), n // self.hop
        for place, sample in enumerate(range(start * self.hop - self.m_num_mid, n + self.m_num, self.hop), start=start):
            after = sample + self.hop
            if after >= n or np.all(power[: n - after] == 0):
                return sample + self.m_num, place + 1
        raise RuntimeError("no slice touches the signal")

    @property
    def k_min(self):
        """The first sample of the first slice."""
        return self._first()[0]

    @property
    def p_min(self):
        """The number of the first slice that touches the signal."""
        return self._first()[1]

    def k_max(self, n):
        """One past the last sample of the last slice."""
        return self._last(n)[0]

    def p_max(self, n):
        """One past the number of the last slice that touches the signal."""
        return self._last(n)[1]

    def p_num(self, n):
        """How many slices touch the signal."""
        return self.p_max(n) - self.p_min

    @property
    def lower_border_end(self):
        """The first sample and slice that nothing before the signal reaches."""
        start = -self.m_num_mid + int(np.flatnonzero(self._power())[0])
        for place, sample in enumerate(range(start, self.hop + 1, self.hop)):
            if sample + self.hop >= 0:
                return sample + self.m_num, place + 1
        return 0, max(self.p_min, 0)

    def upper_border_begin(self, n):
        """The first sample and slice that something behind the signal reaches."""
        self._long_enough(n)
        power = self._power()
        for place in range(n // self.hop + 1, max((n - self.m_num) // self.hop - 1, -1), -1):
            end = place * self.hop + (self.m_num - self.m_num_mid)
            if end <= n or np.all(power[n - end:] == 0):
                return (place + 1) * self.hop - self.m_num_mid, place + 1
        raise RuntimeError("every slice reaches behind the signal")

    def p_range(self, n, p0=None, p1=None):
        """The slices from p0 to p1, or all that touch the signal."""
        last = self.p_max(n)
        start, stop = self.p_min if p0 is None else p0, last if p1 is None else p1
        if not self.p_min <= start < stop <= last:
            raise ValueError(f"Invalid Parameter {p0=}, {p1=}, i.e., self.p_min={self.p_min} <= p0 < p1 <= p_max={last} "
                             f"does not hold for signal length {n=}!")
        return start, stop

    def t(self, n, p0=None, p1=None, k_offset=0):
        """The times of the middles of the slices."""
        if not (n > 0 and isinstance(n, (int, np.integer))):
            raise ValueError(f"Parameter {n=} is not a positive integer!")
        start, stop = self.p_range(n, p0, p1)
        return np.arange(start, stop) * self.delta_t + k_offset * self.T

    def nearest_k_p(self, k, left=True):
        """The nearest sample on which a slice has its middle."""
        whole, rest = divmod(k, self.hop)
        return k if rest == 0 else whole * self.hop if left else (whole + 1) * self.hop


class ShortTimeFFT(_Slices):
    """A window, a step, and what the transforms look like."""

    def __init__(self, win, hop, fs, *, fft_mode="onesided", mfft=None, dual_win=None, scale_to=None, phase_shift=0):
        if not (win.ndim == 1 and win.size > 0):
            raise ValueError(f"Parameter win must be 1d, but win.shape={win.shape}!")
        if not np.isfinite(win).all():
            raise ValueError("Parameter win must have finite entries!")
        if not (hop >= 1 and isinstance(hop, (int, np.integer))):
            raise ValueError(f"Parameter {hop=} is not an integer >= 1!")
        self._win, self._hop, self.fs, self._scaling = win, hop, fs, None
        self.mfft = len(win) if mfft is None else mfft
        if dual_win is not None:
            if dual_win.shape != win.shape:
                raise ValueError(f"dual_win.shape={dual_win.shape} must equal win.shape={win.shape}!")
            if not np.isfinite(dual_win).all():
                raise ValueError("Parameter dual_win must be a finite array!")
        self._dual_win = dual_win
        if scale_to is not None:
            self.scale_to(scale_to)
        self.fft_mode, self.phase_shift = fft_mode, phase_shift

    @classmethod
    def from_window(cls, win_param, fs, nperseg, noverlap, *, symmetric_win=False, fft_mode="onesided", mfft=None, scale_to=None,
                    phase_shift=0):
        """From a window's name, its length and how far slices overlap."""
        win = get_window(win_param, nperseg, fftbins=not symmetric_win)
        return cls(win, hop=nperseg - noverlap, fs=fs, fft_mode=fft_mode, mfft=mfft, scale_to=scale_to, phase_shift=phase_shift)

    @classmethod
    def from_dual(cls, dual_win, hop, fs, *, fft_mode="onesided", mfft=None, scale_to=None, phase_shift=0):
        """From the window that undoes the transform."""
        return cls(canonical_dual(dual_win, hop), hop, fs, fft_mode=fft_mode, mfft=mfft, dual_win=dual_win, scale_to=scale_to,
                   phase_shift=phase_shift)

    @classmethod
    def from_win_equals_dual(cls, desired_win, hop, fs, *, fft_mode="onesided", mfft=None, scale_to=None, phase_shift=0):
        """From a window that is changed so that it undoes itself."""
        if not (desired_win.ndim == 1 and desired_win.size > 0):
            raise ValueError(f"Parameter desired_win is not 1d, but desired_win.shape={desired_win.shape}!")
        if desired_win.dtype.kind in "iu":
            raise ValueError(f"Parameter desired_win cannot be of integer type, but desired_win.dtype={desired_win.dtype!r} "
                             "=> cast to float | complex ")
        if not np.isfinite(desired_win).all():
            raise ValueError("Parameter desired_win must have finite entries!")
        if not (1 <= hop <= len(desired_win) and isinstance(hop, (int, np.integer))):
            raise ValueError(f"Parameter {hop=} is not an integer between 1 and len(desired_win)={len(desired_win)}!")
        if scale_to not in ("magnitude", "psd", "unitary", None):
            raise ValueError(f"Parameter {scale_to=} not in ['magnitude', 'psd', 'unitary', None]!")
        mfft = len(desired_win) if mfft is None else mfft
        factor = np.sqrt(mfft) if scale_to == "unitary" else 1
        win, least = desired_win.copy(), np.finfo(desired_win.dtype).resolution * max(desired_win)
        for start in range(hop):
            norm = np.linalg.norm(desired_win[start::hop])
            if not norm > least:
                raise ValueError(f"Parameter desired_win does not have valid STFT dual window for {hop=}!")
            win[start::hop] /= norm
        made = cls(win / factor, hop, fs, fft_mode=fft_mode, mfft=mfft, dual_win=win * factor, phase_shift=phase_shift,
                   scale_to=None if scale_to == "unitary" else scale_to)
        if scale_to == "unitary":
            made._scaling = scale_to
        return made

    win = property(lambda self: self._win, doc="The window.")
    hop = property(lambda self: self._hop, doc="The step between slices in samples.")
    scaling = property(lambda self: self._scaling, doc="'magnitude', 'psd', 'unitary' or None.")
    delta_t = property(lambda self: self.T * self.hop, doc="The step between slices in time.")
    delta_f = property(lambda self: 1 / (self.mfft * self.T), doc="The step between frequencies.")
    onesided_fft = property(lambda self: self.fft_mode in ("onesided", "onesided2X"), doc="Whether negative frequencies are left out.")
    f_pts = property(lambda self: self.mfft // 2 + 1 if self.onesided_fft else self.mfft, doc="The number of frequencies.")

    @property
    def fs(self):
        """The sampling frequency."""
        return self._fs

    @fs.setter
    def fs(self, v):
        if not v > 0:
            raise ValueError(f"Sampling frequency fs={v} must be positive!")
        self._fs = v

    @property
    def T(self):
        """The time between samples."""
        return 1 / self._fs

    @T.setter
    def T(self, v):
        if not v > 0:
            raise ValueError(f"Sampling interval T={v} must be positive!")
        self._fs = 1 / v

    @property
    def fft_mode(self):
        """Which frequencies the transforms have, in which order."""
        return self._fft_mode

    @fft_mode.setter
    def fft_mode(self, mode):
        if mode not in MODES:
            raise ValueError(f"fft_mode='{mode}' not in {MODES}!")
        if mode in ("onesided", "onesided2X") and self.win.dtype.kind == "c":
            raise ValueError(f"One-sided spectra, i.e., fft_mode='{mode}', are not allowed for complex-valued windows!")
        if mode == "onesided2X" and self.scaling is None:
            raise ValueError(f"For scaling is None, fft_mode='{mode}' is invalid!Do scale_to('psd') or scale_to('magnitude')!")
        self._fft_mode = mode

    @property
    def mfft(self):
        """The length of the transforms."""
        return self._mfft

    @mfft.setter
    def mfft(self, n):
        if not n >= self.m_num:
            raise ValueError(f"Attribute mfft={n} needs to be at least the window length m_num={self.m_num}!")
        self._mfft = n

    @property
    def phase_shift(self):
        """By how many samples the phase's origin lies off the middle; None for the start of the slice."""
        return self._phase_shift

    @phase_shift.setter
    def phase_shift(self, v):
        if v is not None and not isinstance(v, (int, np.integer)):
            raise ValueError(f"phase_shift={v} has the unit samples. Hence it needs to be an int or it may be None!")
        if v is not None and not -self.mfft < v < self.mfft:
            raise ValueError(f"-mfft < phase_shift < mfft does not hold for mfft={self.mfft}, phase_shift={v}!")
        self._phase_shift = v

    @property
    def fac_magnitude(self):
        """What makes the transform a spectrum of amplitudes."""
        return 1 if self.scaling == "magnitude" else 1 / abs(sum(self.win))

    @property
    def fac_psd(self):
        """What makes the squared transform a density of power."""
        return 1 if self.scaling == "psd" else 1 / np.sqrt(sum(self._power()) / self.T)

    def scale_to(self, scaling):
        """Scales the window for amplitudes or densities."""
        if scaling not in ("magnitude", "psd"):
            raise ValueError(f"{scaling=} not in { {'magnitude', 'psd'} }!")
        if self._scaling == scaling:
            return
        factor = self.fac_psd if scaling == "psd" else self.fac_magnitude
        self._win = self._win * factor
        if self._dual_win is not None:
            self._dual_win = self._dual_win / factor
        self._scaling = scaling

    @property
    def dual_win(self):
        """The window that undoes the transform."""
        if self._dual_win is None:
            self._dual_win = canonical_dual(self.win, self.hop)
        return self._dual_win

    @property
    def invertible(self):
        """Whether there is such a window."""
        try:
            return len(self.dual_win) > 0
        except ValueError:
            return False

    @property
    def f(self):
        """The frequencies."""
        if self.onesided_fft:
            return np.fft.rfftfreq(self.mfft, self.T)
        found = np.fft.fftfreq(self.mfft, self.T)
        return np.fft.fftshift(found) if self.fft_mode == "centered" else found

    def _roll(self):
        return (self.phase_shift + self.m_num_mid) % self.m_num

    def _doubled(self, bins, power):
        """Twice the amplitude, or the power, of frequencies that stand for two."""
        factor = np.ones(self.f_pts)
        factor[1: -1 if self.mfft % 2 == 0 else None] = np.sqrt(2) if self.scaling == "psd" else 2
        return bins * factor**power

    def _transformed(self, rows):
        """The transforms of rows of samples."""
        if self.phase_shift is not None:
            missing = self.mfft - rows.shape[-1]
            rows = np.concatenate((rows, np.zeros((*rows.shape[:-1], missing), dtype=rows.dtype)), axis=-1) if missing > 0 else rows
            rows = np.roll(rows, -self._roll(), axis=-1)
        if self.onesided_fft:
            bins = np.fft.rfft(rows, n=self.mfft, axis=-1)
            return self._doubled(bins, 1) if self.fft_mode == "onesided2X" else bins
        bins = np.fft.fft(rows, n=self.mfft, axis=-1)
        return np.fft.fftshift(bins, axes=-1) if self.fft_mode == "centered" else bins

    def _back(self, bins):
        """The samples of transforms."""
        if self.fft_mode == "onesided2X":
            bins = self._doubled(bins, -1)
        if self.fft_mode == "centered":
            bins = np.fft.ifftshift(bins, axes=-1)
        rows = (np.fft.irfft if self.onesided_fft else np.fft.ifft)(bins, n=self.mfft, axis=-1)
        return (rows if self.phase_shift is None else np.roll(rows, self._roll(), axis=-1))[..., : self.m_num]

    def _padded(self, x, k_offset, p0, p1, padding):
        """All samples that slices p0 to p1 need."""
        if padding not in PADDINGS:
            raise ValueError(f"Parameter {padding=} not in {PADDINGS}!")
        n = x.shape[-1]
        start = p0 * self.hop - self.m_num_mid + k_offset
        stop = start + (p1 - p0) * self.hop + self.m_num
        widths = [(0, 0)] * (x.ndim - 1) + [(-min(start, 0), max(stop - n, 0))]
        ways = {"zeros": {"mode": "constant"}, "edge": {"mode": "edge"}, "even": {"mode": "reflect"},
                "odd": {"mode": "reflect", "reflect_type": "odd"}}
        return np.pad(x[..., max(start, 0): min(stop, n)], widths, **ways[padding])

    def stft(self, x, p0=None, p1=None, *, k_offset=0, padding="zeros", axis=-1):
        """The transforms of the slices."""
        return self.stft_detrend(x, None, p0, p1, k_offset=k_offset, padding=padding, axis=axis)

    def stft_detrend(self, x, detr, p0=None, p1=None, *, k_offset=0, padding="zeros", axis=-1):
        """The transforms of the slices without their trend."""
        if self.onesided_fft and x.dtype.kind == "c":
            raise ValueError(f"Complex-valued `x` not allowed for self.fft_mode='{self.fft_mode}''! "
                             "Set property `fft_mode` to 'twosided' or 'centered'.")
        if not (detr is None or isinstance(detr, str) or callable(detr)):
            raise ValueError(f"Parameter {detr=} is not a str, function or None!")
        n, needed = x.shape[axis], self.m_num - self.m_num_mid
        if not n >= needed:
            named = f"len(x)={len(x)}" if x.ndim == 1 else f"of {axis=} of {x.shape}"
            raise ValueError(f"{named} must be >= ceil(m_num/2) = {needed}!")
        x = np.moveaxis(x, axis, -1) if x.ndim > 1 else x
        p0, p1 = self.p_range(n, p0, p1)
        longer = self._padded(x, k_offset, p0, p1, padding)
        rows = longer[..., np.arange(p1 - p0)[:, None] * self.hop + np.arange(self.m_num)]
        if isinstance(detr, str):
            rows = detrend(rows, type=detr)
        elif detr is not None:
            rows = np.stack([detr(rows[..., place, :]) for place in range(p1 - p0)], axis=-2)
        bins = np.swapaxes(self._transformed(rows * self.win.conj()), -1, -2) + 0j
        return np.moveaxis(bins, -2, axis if axis >= 0 else axis - 1) if x.ndim > 1 else bins

    def spectrogram(self, x, y=None, detr=None, *, p0=None, p1=None, k_offset=0, padding="zeros", axis=-1):
        """The squared transforms, or the products of those of two signals."""
        options = {"k_offset": k_offset, "padding": padding, "axis": axis}
        bins = self.stft_detrend(x, detr, p0, p1, **options)
        if y is None or y is x:
            return bins.real**2 + bins.imag**2
        return bins * self.stft_detrend(y, detr, p0, p1, **options).conj()

    def istft(self, S, k0=0, k1=None, *, f_axis=-2, t_axis=-1):
        """The samples k0 to k1 of the signal with these transforms."""
        if f_axis == t_axis:
            raise ValueError(f"{f_axis=} may not be equal to {t_axis=}!")
        if S.shape[f_axis] != self.f_pts:
            raise ValueError(f"S.shape[f_axis]={S.shape[f_axis]} must be equal to self.f_pts={self.f_pts} (S.shape={S.shape})!")
        least = self.m_num - self.m_num_mid
        needed = self.p_num(least)
        if not S.shape[t_axis] >= needed:
            raise ValueError(f"S.shape[t_axis]={S.shape[t_axis]} needs to have at least {needed} slices (S.shape={S.shape})!")
        f_axis, t_axis = f_axis % S.ndim, t_axis % S.ndim
        S = np.moveaxis(S, (f_axis, t_axis), (-2, -1))
        end = S.shape[-1] + self.p_min
        k_max = (end - 1) * self.hop + self.m_num - self.m_num_mid
        k1 = k_max if k1 is None else k1
        if not self.k_min <= k0 < k1 <= k_max:
            raise ValueError(f"(self.k_min={self.k_min}) <= ({k0=}) < ({k1=}) <= ({k_max=}) is false!")
        if not k1 - k0 >= least:
            raise ValueError(f"({k1=}) - ({k0=}) = {k1 - k0} has to be at least the half the window length {least}!")
        first = k0 // self.hop + (self.p_min if k0 >= 0 else 0)
        last = min(self.p_max(k1), end)
        n = self.nearest_k_p(k1, left=False) - self.nearest_k_p(k0) + self.m_num - self.m_num_mid
        x = np.zeros(S.shape[:-2] + (n,), dtype=float if self.onesided_fft else complex)
        for place in range(first, last):
            part = self._back(S[..., :, place - self.p_min]) * self.dual_win
            start = place * self.hop - self.m_num_mid
            stop = min(start + self.m_num, n + k0)
            skipped = max(k0 - start, 0)
            x[..., start + skipped - k0: stop - k0] += part[..., skipped: stop - start]
        x = x[..., : k1 - k0]
        return np.moveaxis(x, -1, f_axis if f_axis < x.ndim else t_axis) if x.ndim > 1 else x

    def extent(self, n, axes_seq="tf", center_bins=False):
        """The bounds of a picture of the transforms."""
        if axes_seq not in ("tf", "ft"):
            raise ValueError(f"Parameter {axes_seq=} not in ['tf', 'ft']!")
        if self.onesided_fft:
            low, high = 0, self.f_pts
        elif self.fft_mode == "centered":
            low, high = -(self.mfft // 2), (self.mfft + 1) // 2
        else:
            raise ValueError(f"Attribute fft_mode={self.fft_mode} must be in ['centered', 'onesided', 'onesided2X']")
        off = 0.5 if center_bins else 0
        times = self.delta_t * (self.p_min - off), self.delta_t * (self.p_max(n) - off)
        bands = self.delta_f * (low - off), self.delta_f * (high - off)
        return (*times, *bands) if axes_seq == "tf" else (*bands, *times)

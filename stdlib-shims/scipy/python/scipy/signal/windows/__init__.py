"""Window functions, by name and by function."""

import operator

import numpy as np

from scipy._refusals import refuse_others

__all__ = (
    "boxcar triang parzen bohman blackman nuttall blackmanharris flattop bartlett barthann hamming kaiser kaiser_bessel_derived "
    "gaussian general_gaussian general_cosine general_hamming chebwin cosine hann exponential tukey taylor get_window dpss lanczos"
).split()


def _window(points):
    """A window from what computes M symmetric points: lengths checked, periodic ones cut off a longer one."""
    def make(M, sym, *parameters):
        if int(M) != M or M < 0:
            raise ValueError("Window length M must be a non-negative integer")
        M = int(M)
        if M <= 1:
            return np.ones(M)
        return points(M, *parameters) if sym else points(M + 1, *parameters)[:-1]
    return make


def _plain(xp, device):
    refuse_others("scipy.signal.windows", xp=(xp, None), device=(device, None))


def _cosines(M, weights):
    angle = np.linspace(-np.pi, np.pi, M)
    return sum(weight * np.cos(order * angle) for order, weight in enumerate(weights))


_by_cosines = _window(_cosines)


def general_cosine(M, a, sym=True):
    """A sum of cosines with these weights."""
    return _by_cosines(M, sym, a)


def boxcar(M, sym=True, *, xp=None, device=None):
    """All ones."""
    _plain(xp, device)
    return _window(np.ones)(M, sym)


def triang(M, sym=True, *, xp=None, device=None):
    """A triangle whose ends are above zero."""
    _plain(xp, device)

    def points(M):
        n = np.arange(1, (M + 1) // 2 + 1)
        if M % 2 == 0:
            half = (2 * n - 1.0) / M
            return np.concatenate((half, half[::-1]))
        half = 2 * n / (M + 1.0)
        return np.concatenate((half, half[-2::-1]))
    return _window(points)(M, sym)


def parzen(M, sym=True, *, xp=None, device=None):
    """A piecewise cubic."""
    _plain(xp, device)

    def points(M):
        share = np.abs(np.arange(-(M - 1) / 2.0, (M - 1) / 2.0 + 0.5, 1.0))
        near, x = share <= (M - 1) / 4.0, share / (M / 2.0)
        return np.where(near, 1 - 6 * x**2 + 6 * x**3, 2 * (1 - x) ** 3)
    return _window(points)(M, sym)


def bohman(M, sym=True, *, xp=None, device=None):
    """A cosine lobe convolved with itself."""
    _plain(xp, device)

    def points(M):
        x = np.abs(np.linspace(-1, 1, M)[1:-1])
        return np.concatenate(([0.0], (1 - x) * np.cos(np.pi * x) + np.sin(np.pi * x) / np.pi, [0.0]))
    return _window(points)(M, sym)


def blackman(M, sym=True, *, xp=None, device=None):
    """Three cosine terms."""
    _plain(xp, device)
    return _by_cosines(M, sym, [0.42, 0.50, 0.08])


def nuttall(M, sym=True, *, xp=None, device=None):
    """Four cosine terms with the least side lobes, after Nuttall."""
    _plain(xp, device)
    return _by_cosines(M, sym, [0.3635819, 0.4891775, 0.1365995, 0.0106411])


def blackmanharris(M, sym=True, *, xp=None, device=None):
    """Four cosine terms with the least side lobes."""
    _plain(xp, device)
    return _by_cosines(M, sym, [0.35875, 0.48829, 0.14128, 0.01168])


def flattop(M, sym=True, *, xp=None, device=None):
    """Five cosine terms, for reading amplitudes."""
    _plain(xp, device)
    return _by_cosines(M, sym, [0.21557895, 0.41663158, 0.277263158, 0.083578947, 0.006947368])


def bartlett(M, sym=True, *, xp=None, device=None):
    """A triangle whose ends are zero."""
    _plain(xp, device)

    def points(M):
        n = np.arange(M)
        return np.where(n <= (M - 1) / 2.0, 2.0 * n / (M - 1), 2.0 - 2.0 * n / (M - 1))
    return _window(points)(M, sym)


def hann(M, sym=True, *, xp=None, device=None):
    """A raised cosine."""
    return general_hamming(M, 0.5, sym, xp=xp, device=device)


def hamming(M, sym=True, *, xp=None, device=None):
    """A raised cosine on a step."""
    return general_hamming(M, 0.54, sym, xp=xp, device=device)


def general_hamming(M, alpha, sym=True, *, xp=None, device=None):
    """A raised cosine with this share of constant."""
    _plain(xp, device)
    return _by_cosines(M, sym, [alpha, 1.0 - alpha])


def tukey(M, alpha=0.5, sym=True, *, xp=None, device=None):
    """Flat in the middle, cosines at the ends."""
    _plain(xp, device)
    if alpha <= 0:
        return boxcar(M, sym)
    if alpha >= 1.0:
        return hann(M, sym)

    def points(M):
        n = np.arange(M)
        width = int(np.floor(alpha * (M - 1) / 2.0))
        out = np.ones(M)
        out[: width + 1] = 0.5 * (1 + np.cos(np.pi * (-1 + 2.0 * n[: width + 1] / alpha / (M - 1))))
        out[M - width - 1:] = 0.5 * (1 + np.cos(np.pi * (-2.0 / alpha + 1 + 2.0 * n[M - width - 1:] / alpha / (M - 1))))
        return out
    return _window(points)(M, sym)


def barthann(M, sym=True, *, xp=None, device=None):
    """A triangle and a cosine together."""
    _plain(xp, device)

    def points(M):
        x = np.abs(np.arange(M) / (M - 1.0) - 0.5)
        return 0.62 - 0.48 * x + 0.38 * np.cos(2 * np.pi * x)
    return _window(points)(M, sym)


def kaiser(M, beta, sym=True, *, xp=None, device=None):
    """A Bessel function of a half circle."""
    _plain(xp, device)

    def points(M):
        middle = (M - 1) / 2.0
        return np.i0(beta * np.sqrt(1 - ((np.arange(M) - middle) / middle) ** 2.0)) / np.i0(np.float64(beta))
    return _window(points)(M, sym)


def kaiser_bessel_derived(M, beta, *, sym=True, xp=None, device=None):
    """The roots of the running sum of a Kaiser window, for lapped transforms."""
    _plain(xp, device)
    if not sym:
        raise ValueError("Kaiser-Bessel Derived windows are only defined for symmetric shapes")
    if M < 1:
        return np.array([])
    if M % 2:
        raise ValueError("Kaiser-Bessel Derived windows are only defined for even number of points")
    sums = np.cumsum(kaiser(M // 2 + 1, beta))
    half = np.sqrt(sums[:-1] / sums[-1])
    return np.concatenate((half, half[::-1]))


def gaussian(M, std, sym=True, *, xp=None, device=None):
    """The normal curve."""
    _plain(xp, device)
    return _window(lambda M: np.exp(-((np.arange(M) - (M - 1.0) / 2.0) ** 2) / (2 * std * std)))(M, sym)


def general_gaussian(M, p, sig, sym=True, *, xp=None, device=None):
    """The normal curve with another power."""
    _plain(xp, device)
    return _window(lambda M: np.exp(-0.5 * np.abs((np.arange(M) - (M - 1.0) / 2.0) / sig) ** (2 * p)))(M, sym)


def chebwin(M, at, sym=True, *, xp=None, device=None):
    """The window of Dolph and Chebyshev, with side lobes of one height."""
    _plain(xp, device)
    if abs(at) < 45:
        import warnings

        warnings.warn("This window is not suitable for spectral analysis for attenuation values lower than about 45dB because the equivalent "
                      "noise bandwidth of a Chebyshev window does not grow monotonically with increasing sidelobe attenuation when the "
                      "attenuation is smaller than about 45 dB.", stacklevel=2)

    def points(M):
        order = M - 1.0
        beta = np.cosh(1.0 / order * np.arccosh(10 ** (abs(at) / 20.0)))
        k = np.arange(M)
        x = beta * np.cos(np.pi * k / M)
        p = np.zeros(M)
        above, below, inside = x > 1, x < -1, np.abs(x) <= 1
        p[above] = np.cosh(order * np.arccosh(x[above]))
        p[below] = (2 * (M % 2) - 1) * np.cosh(order * np.arccosh(-x[below]))
        p[inside] = np.cos(order * np.arccos(x[inside]))
        if M % 2:
            w = np.real(np.fft.fft(p))[: (M + 1) // 2]
            w = np.concatenate((w[:0:-1], w))
        else:
            w = np.real(np.fft.fft(p * np.exp(1j * np.pi / M * k)))[: M // 2 + 1]
            w = np.concatenate((w[:0:-1], w[1:]))
        return w / np.max(w)
    return _window(points)(M, sym)


def cosine(M, sym=True, *, xp=None, device=None):
    """Half a period of a sine."""
    _plain(xp, device)
    return _window(lambda M: np.sin(np.pi / M * (np.arange(M) + 0.5)))(M, sym)


def exponential(M, center=None, tau=1.0, sym=True, *, xp=None, device=None):
    """A decay to both sides of a centre."""
    _plain(xp, device)
    if sym and center is not None:
        raise ValueError("If sym==True, center must be None.")
    return _window(lambda M: np.exp(-np.abs(np.arange(M) - ((M - 1) / 2 if center is None else center)) / tau))(M, sym)


def taylor(M, nbar=4, sll=30, norm=True, sym=True, *, xp=None, device=None):
    """The window of Taylor, with the next side lobes of one height."""
    _plain(xp, device)

    def points(M):
        level = np.arccosh(10 ** (sll / 20)) / np.pi
        scale = nbar**2 / (level**2 + (nbar - 0.5) ** 2)
        m = np.arange(1, nbar)
        factors = np.empty(nbar - 1)
        for place, order in enumerate(m):
            top = (-1) ** place * np.prod(1 - order**2 / scale / (level**2 + (m - 0.5) ** 2))
            factors[place] = top / (2 * np.prod(1 - order**2 / m[m != order] ** 2.0))

        def value(n):
            return 1 + 2 * np.dot(factors, np.cos(2 * np.pi * m[:, None] * (n - M / 2.0 + 0.5) / M))
        w = value(np.arange(M))
        return w / value((M - 1) / 2) if norm else w
    return _window(points)(M, sym)


def lanczos(M, *, sym=True, xp=None, device=None):
    """The main lobe of a sinc."""
    _plain(xp, device)

    def points(M):
        half = np.sinc(2.0 * np.arange(M // 2, M) / (M - 1) - 1.0)
        return np.concatenate((half[::-1], half[1:] if M % 2 else half))
    return _window(points)(M, sym)


def dpss(M, NW, Kmax=None, sym=True, norm=None, return_ratios=False, *, xp=None, device=None):
    """The sequences of Slepian, which keep most energy within a band."""
    _plain(xp, device)
    if int(M) != M or M < 0:
        raise ValueError("Window length M must be a non-negative integer")
    if M <= 1:
        return np.ones(int(M))
    if norm is None:
        norm = "approximate" if Kmax is None else 2
    if norm not in (2, "approximate", "subsample"):
        raise ValueError(f"norm must be one of (2, 'approximate', 'subsample'), got {norm}")
    single = Kmax is None
    Kmax = 1 if single else operator.index(Kmax)
    M = int(M) if sym else int(M) + 1
    if not 0 < Kmax <= M:
        raise ValueError("Kmax must be greater than 0 and less than M")
    if NW >= M / 2.0:
        raise ValueError("NW must be less than M/2.")
    if NW <= 0:
        raise ValueError("NW must be positive")
    W = float(NW) / M
    n = np.arange(M)
    matrix = np.diag(((M - 1 - 2 * n) / 2.0) ** 2 * np.cos(2 * np.pi * W))
    beside = n[1:] * (M - n[1:]) / 2.0
    matrix[n[1:], n[:-1]] = matrix[n[:-1], n[1:]] = beside
    found = np.linalg.eigh(matrix)[1][:, ::-1][:, :Kmax].T.copy()
    for order, window in enumerate(found):
        if order % 2 == 0:
            turned = window.sum() < 0
        else:
            strong = window[: M // 2][np.abs(window[: M // 2]) > max(1e-7, 1.0 / M)]
            turned = strong.size > 0 and strong[0] < 0
        if turned:
            found[order] = -window
    if return_ratios:
        spectra = np.fft.rfft(found, 2 * M)
        own = np.fft.irfft(spectra * spectra.conj())[:, :M]
        ratios = np.dot(own, np.where(n == 0, 2 * W, 4 * W * np.sinc(2 * W * n)))
        if single:
            ratios = ratios[0]
    if norm != 2:
        found = found / found.max()
        if M % 2 == 0:
            if norm == "approximate":
                correction = M**2 / float(M**2 + NW)
            else:
                bins = np.fft.rfft(found[0])
                bins = bins * np.exp(-1j * np.pi * (1.0 - 1.0 / M) * np.arange(1, M // 2 + 2))
                shifted = np.fft.irfft(bins, n=M) if M // 2 + 1 == bins.size else None
                correction = 1.0 / shifted.max()
            found = found * correction
    if not sym:
        found = found[:, :-1]
    if single:
        found = found[0]
    return (found, ratios) if return_ratios else found


_ALIASES = {
    "barthann": "brthan bth", "bartlett": "bart brt", "blackman": "black blk", "blackmanharris": "blackharr bkh", "bohman": "bman bmn",
    "boxcar": "box ones rect rectangular", "chebwin": "cheb", "cosine": "halfcosine", "dpss": "", "exponential": "poisson",
    "flattop": "flat flt", "gaussian": "gauss gss", "general_cosine": "general cosine", "general_gaussian": "general gaussian general_gauss ggs",
    "general_hamming": "general hamming", "hamming": "hamm ham", "hann": "han", "kaiser": "ksr", "kaiser bessel derived": "kbd",
    "lanczos": "sinc", "nuttall": "nutl nut", "parzen": "parz par", "taylor": "taylorwin", "triang": "triangle tri", "tukey": "tuk",
}
_SPACED = {"general cosine": "general_cosine", "general gaussian": "general_gaussian", "general gauss": "general_gaussian",
           "general hamming": "general_hamming", "kaiser bessel derived": "kaiser_bessel_derived"}
_FUNCTIONS = {"kaiser_bessel_derived": kaiser_bessel_derived}
for _name, _others in _ALIASES.items():
    if " " not in _name:
        _FUNCTIONS[_name] = globals()[_name]
        for _other in _others.split():
            if _other not in ("general", "cosine", "gaussian", "hamming"):
                _FUNCTIONS[_other] = globals()[_name]
_FUNCTIONS["halfcosine"] = cosine
_FUNCTIONS["kbd"] = kaiser_bessel_derived
for _spaced, _name in _SPACED.items():
    _FUNCTIONS[_spaced] = _FUNCTIONS[_name]
_NEED = frozenset(("chebwin", "dpss", "gaussian", "general_cosine", "general_gaussian", "general_hamming", "kaiser", "kaiser_bessel_derived"))
_MAY = frozenset(("exponential", "taylor", "tukey"))


def get_window(window, Nx, fftbins=True, *, xp=None, device=None):
    """The window of this name, or name and parameters, or Kaiser's for a number."""
    _plain(xp, device)
    if not (isinstance(Nx, (int, np.integer)) and Nx > 0):
        raise ValueError(f"Parameter {Nx=} is not a positive integer")
    periodic = fftbins
    if isinstance(window, tuple):
        name, parameters = window[0], window[1:]
    elif isinstance(window, str):
        name, parameters = window, ()
    else:
        try:
            beta = float(window)
        except (TypeError, ValueError):
            raise ValueError(f"Parameter window={window!r} must be a tuple, a string or a float!") from None
        return kaiser(Nx, beta, not fftbins)
    if not isinstance(name, str):
        raise ValueError(f"First tuple entry of parameter window={window!r} is not a str!")
    if name.endswith("_periodic"):
        name, periodic = name.removesuffix("_periodic"), True
    elif name.endswith("_symmetric"):
        name, periodic = name.removesuffix("_symmetric"), False
    make = _FUNCTIONS.get(name)
    if make is None:
        raise ValueError(f"Invalid window name {name!r} in parameter window={window!r}!")
    if make.__name__ in _NEED and not parameters:
        raise ValueError(f"{name!r} must have parameters, but window={window!r}!")
    if make.__name__ not in _NEED and make.__name__ not in _MAY and parameters:
        raise ValueError(f"{name!r} does not allow parameters, but window={window!r}!")
    if make is dpss:
        parameters = (*parameters, None)[:2]
    return make(Nx, *parameters, sym=not periodic)

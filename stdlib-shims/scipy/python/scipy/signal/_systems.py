"""Linear systems as objects: transfer functions, zeros and poles, state spaces; continuous or discrete."""

import copy

import numpy as np

from scipy.signal import _system_forms as forms
from scipy.signal._forms import normalize, tf2zpk, zpk2tf


class LinearTimeInvariant:
    """What all systems can do."""

    _dt = None

    def __new__(cls, *system, **kwargs):
        if cls is LinearTimeInvariant:
            raise NotImplementedError("The LinearTimeInvariant class is not meant to be used directly, use `lti` or `dlti` instead.")
        return super().__new__(cls)

    def __init__(self):
        self.inputs = self.outputs = self._dt = None

    @property
    def dt(self):
        """The step of a discrete system; None for a continuous one."""
        return self._dt

    @property
    def _step(self):
        return {} if self.dt is None else {"dt": self.dt}

    @property
    def zeros(self):
        """Where the transfer function is zero."""
        return self.to_zpk().zeros

    @property
    def poles(self):
        """Where the transfer function is infinite."""
        return self.to_zpk().poles

    def _shown(self, *parts):
        return f"{type(self).__name__}(\n" + "".join(f"{part!r},\n" for part in parts) + f"dt: {self.dt!r}\n)"

    def as_ss(self):
        """This system as a state space, itself if it is one."""
        return self if isinstance(self, StateSpace) else self.to_ss()


def _by_count(parts, call, n):
    if n not in parts:
        raise ValueError(f"`system` needs to be an instance of `{call}` or have 2, 3 or 4 arguments.")
    return parts[n]


class lti(LinearTimeInvariant):
    """A continuous system: two, three or four arguments say in which form."""

    def __new__(cls, *system):
        if cls is lti:
            kinds = {2: TransferFunctionContinuous, 3: ZerosPolesGainContinuous, 4: StateSpaceContinuous}
            made = _by_count(kinds, "lti", len(system))
            return made.__new__(made, *system)
        return super().__new__(cls)

    def __init__(self, *system):
        super().__init__(*system)

    def impulse(self, X0=None, T=None, N=None):
        """The answer to an impulse."""
        from scipy.signal._system_answers import impulse

        return impulse(self, X0=X0, T=T, N=N)

    def step(self, X0=None, T=None, N=None):
        """The answer to a step."""
        from scipy.signal._system_answers import step

        return step(self, X0=X0, T=T, N=N)

    def output(self, U, T, X0=None):
        """The answer to any input."""
        from scipy.signal._system_answers import lsim

        return lsim(self, U, T, X0=X0)

    def bode(self, w=None, n=100):
        """Gain in dB and phase in degrees."""
        from scipy.signal._system_answers import bode

        return bode(self, w=w, n=n)

    def freqresp(self, w=None, n=10000):
        """The complex response."""
        from scipy.signal._system_answers import freqresp

        return freqresp(self, w=w, n=n)

    def to_discrete(self, dt, method="zoh", alpha=None):
        """The discrete system that does the same at every dt."""
        raise NotImplementedError("to_discrete is not implemented for this system class.")


class dlti(LinearTimeInvariant):
    """A discrete system: two, three or four arguments say in which form."""

    def __new__(cls, *system, **kwargs):
        if cls is dlti:
            kinds = {2: TransferFunctionDiscrete, 3: ZerosPolesGainDiscrete, 4: StateSpaceDiscrete}
            made = _by_count(kinds, "dlti", len(system))
            return made.__new__(made, *system, **kwargs)
        return super().__new__(cls)

    def __init__(self, *system, **kwargs):
        dt = kwargs.pop("dt", True)
        super().__init__(*system, **kwargs)
        self.dt = dt

    @property
    def dt(self):
        """The step."""
        return self._dt

    @dt.setter
    def dt(self, dt):
        self._dt = dt

    def impulse(self, x0=None, t=None, n=None):
        """The answer to an impulse."""
        from scipy.signal._system_answers import dimpulse

        return dimpulse(self, x0=x0, t=t, n=n)

    def step(self, x0=None, t=None, n=None):
        """The answer to a step."""
        from scipy.signal._system_answers import dstep

        return dstep(self, x0=x0, t=t, n=n)

    def output(self, u, t, x0=None):
        """The answer to any input."""
        from scipy.signal._system_answers import dlsim

        return dlsim(self, u, t, x0=x0)

    def bode(self, w=None, n=100):
        """Gain in dB and phase in degrees."""
        from scipy.signal._system_answers import dbode

        return dbode(self, w=w, n=n)

    def freqresp(self, w=None, n=10000, whole=False):
        """The complex response."""
        from scipy.signal._system_answers import dfreqresp

        return dfreqresp(self, w=w, n=n, whole=whole)


class TransferFunction(LinearTimeInvariant):
    """A system as a quotient of polynomials."""

    def __new__(cls, *system, **kwargs):
        if len(system) == 1 and isinstance(system[0], LinearTimeInvariant):
            return system[0].to_tf()
        if cls is TransferFunction:
            made = TransferFunctionContinuous if kwargs.get("dt") is None else TransferFunctionDiscrete
            return made.__new__(made, *system, **kwargs)
        return super().__new__(cls)

    def __init__(self, *system, **kwargs):
        if isinstance(system[0], LinearTimeInvariant):
            return
        super().__init__(**kwargs)
        self.num, self.den = normalize(*system)

    def __repr__(self):
        return self._shown(self.num, self.den)

    @property
    def num(self):
        """The numerator."""
        return self._num

    @num.setter
    def num(self, num):
        self._num = np.atleast_1d(num)
        self.outputs, self.inputs = self._num.shape if self._num.ndim > 1 else (1, 1)

    @property
    def den(self):
        """The denominator."""
        return self._den

    @den.setter
    def den(self, den):
        self._den = np.atleast_1d(den)

    def to_tf(self):
        """A copy."""
        return copy.deepcopy(self)

    def to_zpk(self):
        """The system as zeros, poles and gain."""
        return ZerosPolesGain(*tf2zpk(self.num, self.den), **self._step)

    def to_ss(self):
        """The system as a state space."""
        return StateSpace(*forms.tf2ss(self.num, self.den), **self._step)


class TransferFunctionContinuous(TransferFunction, lti):
    """A continuous one."""

    def to_discrete(self, dt, method="zoh", alpha=None):
        """The discrete system that does the same at every dt."""
        return TransferFunction(*forms.cont2discrete((self.num, self.den), dt, method=method, alpha=alpha)[:-1], dt=dt)


class TransferFunctionDiscrete(TransferFunction, dlti):
    """A discrete one."""


class ZerosPolesGain(LinearTimeInvariant):
    """A system as zeros, poles and gain."""

    def __new__(cls, *system, **kwargs):
        if len(system) == 1 and isinstance(system[0], LinearTimeInvariant):
            return system[0].to_zpk()
        if cls is ZerosPolesGain:
            made = ZerosPolesGainContinuous if kwargs.get("dt") is None else ZerosPolesGainDiscrete
            return made.__new__(made, *system, **kwargs)
        return super().__new__(cls)

    def __init__(self, *system, **kwargs):
        if isinstance(system[0], LinearTimeInvariant):
            return
        super().__init__(**kwargs)
        self.zeros, self.poles, self.gain = system

    def __repr__(self):
        return self._shown(self.zeros, self.poles, self.gain)

    @property
    def zeros(self):
        """Where the transfer function is zero."""
        return self._zeros

    @zeros.setter
    def zeros(self, zeros):
        self._zeros = np.atleast_1d(zeros)
        self.outputs, self.inputs = self._zeros.shape if self._zeros.ndim > 1 else (1, 1)

    @property
    def poles(self):
        """Where the transfer function is infinite."""
        return self._poles

    @poles.setter
    def poles(self, poles):
        self._poles = np.atleast_1d(poles)

    def to_tf(self):
        """The system as a quotient of polynomials."""
        return TransferFunction(*zpk2tf(self.zeros, self.poles, self.gain), **self._step)

    def to_zpk(self):
        """A copy."""
        return copy.deepcopy(self)

    def to_ss(self):
        """The system as a state space."""
        return StateSpace(*forms.zpk2ss(self.zeros, self.poles, self.gain), **self._step)


class ZerosPolesGainContinuous(ZerosPolesGain, lti):
    """A continuous one."""

    def to_discrete(self, dt, method="zoh", alpha=None):
        """The discrete system that does the same at every dt."""
        return ZerosPolesGain(*forms.cont2discrete((self.zeros, self.poles, self.gain), dt, method=method, alpha=alpha)[:-1], dt=dt)


class ZerosPolesGainDiscrete(ZerosPolesGain, dlti):
    """A discrete one."""


def _join(a, b):
    """Two matrices along a diagonal."""
    whole = np.zeros((a.shape[0] + b.shape[0], a.shape[1] + b.shape[1]), dtype=np.result_type(a, b))
    whole[: a.shape[0], : a.shape[1]], whole[a.shape[0]:, a.shape[1]:] = a, b
    return whole


_NUMBERS = (np.ndarray, float, complex, np.number, int)


class StateSpace(LinearTimeInvariant):
    """A system as x' = A x + B u, y = C x + D u."""

    __array_priority__ = 100.0
    __array_ufunc__ = None

    def __new__(cls, *system, **kwargs):
        if len(system) == 1 and isinstance(system[0], LinearTimeInvariant):
            return system[0].to_ss()
        if cls is StateSpace:
            made = StateSpaceContinuous if kwargs.get("dt") is None else StateSpaceDiscrete
            return made.__new__(made, *system, **kwargs)
        return super().__new__(cls)

    def __init__(self, *system, **kwargs):
        if isinstance(system[0], LinearTimeInvariant):
            return
        super().__init__(**kwargs)
        self.A, self.B, self.C, self.D = (np.atleast_2d(part) for part in forms.abcd_normalize(*system))
        self.inputs, self.outputs = self.B.shape[-1], self.C.shape[0]

    def __repr__(self):
        return self._shown(self.A, self.B, self.C, self.D)

    def _made(self, *parts):
        kind = np.result_type(*parts)
        return StateSpace(*(np.asarray(part, dtype=kind) for part in parts), **self._step)

    def __mul__(self, other):
        if isinstance(other, StateSpace):
            if type(other) is not type(self):
                return NotImplemented
            if self.dt != other.dt:
                raise TypeError("Cannot multiply systems with different `dt`.")
            below = np.zeros((other.A.shape[0], self.A.shape[0]))
            a = np.vstack((np.hstack((self.A, self.B @ other.C)), np.hstack((below, other.A))))
            return self._made(a, np.vstack((self.B @ other.D, other.B)), np.hstack((self.C, self.D @ other.C)), self.D @ other.D)
        if not isinstance(other, _NUMBERS):
            return NotImplemented
        return self._made(self.A, np.dot(self.B, other), self.C, np.dot(self.D, other))

    def __rmul__(self, other):
        if not isinstance(other, _NUMBERS):
            return NotImplemented
        return self._made(self.A, self.B, np.dot(other, self.C), np.dot(other, self.D))

    def __neg__(self):
        return StateSpace(self.A, self.B, -self.C, -self.D, **self._step)

    def __add__(self, other):
        if isinstance(other, StateSpace):
            if type(other) is not type(self):
                raise TypeError(f"Cannot add {type(self)} and {type(other)}")
            if self.dt != other.dt:
                raise TypeError("Cannot add systems with different `dt`.")
            return self._made(_join(self.A, other.A), np.vstack((self.B, other.B)), np.hstack((self.C, other.C)), self.D + other.D)
        if not isinstance(other, _NUMBERS):
            return NotImplemented
        other = np.atleast_2d(other)
        if self.D.shape != other.shape:
            raise ValueError(f"Cannot add systems with incompatible dimensions ({self.D.shape} and {other.shape})")
        return self._made(self.A, self.B, self.C, self.D + other)

    __radd__ = __add__

    def __sub__(self, other):
        return self + -other if isinstance(other, (StateSpace, *_NUMBERS)) else NotImplemented

    def __rsub__(self, other):
        return -self + other if isinstance(other, (StateSpace, *_NUMBERS)) else NotImplemented

    def __truediv__(self, other):
        if not isinstance(other, _NUMBERS):
            return NotImplemented
        if isinstance(other, np.ndarray) and other.ndim > 0:
            raise ValueError("Cannot divide StateSpace by non-scalar numpy arrays")
        return self * (1 / other)

    def to_tf(self, **kwargs):
        """The system as a quotient of polynomials."""
        return TransferFunction(*forms.ss2tf(self.A, self.B, self.C, self.D, **kwargs), **self._step)

    def to_zpk(self, **kwargs):
        """The system as zeros, poles and gain."""
        return ZerosPolesGain(*forms.ss2zpk(self.A, self.B, self.C, self.D, **kwargs), **self._step)

    def to_ss(self):
        """A copy."""
        return copy.deepcopy(self)


class StateSpaceContinuous(StateSpace, lti):
    """A continuous one."""

    def to_discrete(self, dt, method="zoh", alpha=None):
        """The discrete system that does the same at every dt."""
        return StateSpace(*forms.cont2discrete((self.A, self.B, self.C, self.D), dt, method=method, alpha=alpha)[:-1], dt=dt)


class StateSpaceDiscrete(StateSpace, dlti):
    """A discrete one."""

"""What systems answer to steps, impulses, any input, and waves."""

import numpy as np

from scipy.signal import _responses as responses
from scipy.signal._system_forms import exponential
from scipy.signal._systems import StateSpace, TransferFunction, dlti, lti


def _continuous(system, call):
    if isinstance(system, dlti):
        raise AttributeError(f"{call} can only be used with continuous-time systems.")
    return system if isinstance(system, lti) else lti(*system)


def _discrete(system, call, words="discrete-time dlti systems."):
    if isinstance(system, lti):
        raise AttributeError(f"{call} can only be used with {words}")
    return system if isinstance(system, dlti) else dlti(*system[:-1], dt=system[-1])


def _moves(A, B, dt, is_straight):
    """How a state moves on in a step, and what the inputs at its start and end add."""
    n, p = B.shape
    if not is_straight:
        whole = exponential(np.vstack((np.hstack((A * dt, B * dt)), np.zeros((p, n + p)))).T)
        return whole[:n, :n], whole[n:, :n], None
    top = np.hstack((A * dt, B * dt, np.zeros((n, p))))
    middle = np.hstack((np.zeros((p, n + p)), np.eye(p)))
    whole = exponential(np.vstack((top, middle, np.zeros((p, n + 2 * p)))).T)
    at_end = whole[n + p:, :n]
    return whole[:n, :n], whole[n: n + p, :n] - at_end, at_end


def lsim(system, U, T, X0=None, interp=True):
    """Times, answers and states for an input at even times."""
    system = _continuous(system, "lsim").as_ss()
    T = np.atleast_1d(T)
    if T.ndim != 1:
        raise ValueError("T must be a rank-1 array.")
    A, B, C, D = system.A, system.B, system.C, system.D
    n, n_steps = A.shape[0], T.size
    states = np.empty((n_steps, n), dtype=np.result_type(A, float))
    start = np.zeros(n) if X0 is None else X0
    if T[0] < 0:
        raise ValueError("Initial time must be nonnegative")
    states[0] = start if T[0] == 0 else np.dot(start, exponential(A.T * T[0]))
    is_silent = U is None or (isinstance(U, (int, float)) and U == 0.0) or not np.any(U)
    if n_steps == 1:
        answers = np.squeeze(states @ C.T)
        return T, answers if is_silent else answers + np.squeeze(U @ D.T), np.squeeze(states)
    dt = T[1] - T[0]
    if not np.allclose(np.diff(T), dt):
        raise ValueError("Time steps are not equally spaced.")
    if is_silent:
        move = exponential(A.T * dt)
        for place in range(1, n_steps):
            states[place] = states[place - 1] @ move
        return T, np.squeeze(states @ C.T), np.squeeze(states)
    U = np.atleast_1d(U)
    U = U[:, None] if U.ndim == 1 else U
    if U.shape[0] != n_steps:
        raise ValueError("U must have the same number of rows as elements in T.")
    if U.shape[1] != B.shape[1]:
        raise ValueError("System does not define that many inputs.")
    move, at_start, at_end = _moves(A, B, dt, interp)
    pushes = U[:-1] @ at_start + (U[1:] @ at_end if interp else 0.0)
    for place in range(1, n_steps):
        states[place] = states[place - 1] @ move + pushes[place - 1]
    return T, np.squeeze(states @ C.T) + np.squeeze(U @ D.T), np.squeeze(states)


def _times(A, T, N):
    """Given times, or from zero to where the slowest part has died away."""
    if T is not None:
        return np.asarray(T)
    slowest = min(abs(np.real(np.linalg.eigvals(A)))) or 1.0
    return np.linspace(0.0, 7 * (1.0 / slowest), 100 if N is None else N)


def impulse(system, X0=None, T=None, N=None):
    """Times and answers to an impulse."""
    system = _continuous(system, "impulse").as_ss()
    start = np.squeeze(system.B if X0 is None else system.B + X0)
    T = _times(system.A, T, N)
    return T, lsim(system, 0.0, T, start, interp=False)[1]


def step(system, X0=None, T=None, N=None):
    """Times and answers to a step."""
    system = _continuous(system, "step").as_ss()
    T = _times(system.A, T, N)
    return lsim(system, np.ones(T.shape), T, X0=X0, interp=False)[:2]


def freqresp(system, w=None, n=10000):
    """Frequencies and the complex response."""
    is_given = isinstance(system, lti)
    system = _continuous(system, "freqresp")
    if isinstance(system, StateSpace) or (not is_given and isinstance(system, TransferFunction)):
        system = system.to_zpk()
    if system.inputs != 1 or system.outputs != 1:
        raise ValueError("freqresp() requires a SISO (single input, single output) system.")
    places = n if w is None else w
    if isinstance(system, TransferFunction):
        return responses.freqs(system.num.ravel(), system.den, worN=places)
    return responses.freqs_zpk(system.zeros, system.poles, system.gain, worN=places)


def bode(system, w=None, n=100):
    """Frequencies, gain in dB and phase in degrees."""
    w, y = freqresp(system, w=w, n=n)
    return w, 20.0 * np.log10(abs(y)), np.unwrap(np.arctan2(y.imag, y.real)) * 180.0 / np.pi


def dlsim(system, u, t=None, x0=None):
    """Times and answers of a discrete system, and its states if it was given as a state space."""
    system = _discrete(system, "dlsim")
    shows_states = isinstance(system, StateSpace)
    system = system.as_ss()
    u = np.atleast_1d(u)
    u = u[:, None] if u.ndim == 1 else u
    if t is None:
        n, stop = len(u), (len(u) - 1) * system.dt
    else:
        stop = t[-1]
        n = int(np.floor(stop / system.dt)) + 1
    states, answers = np.zeros((n, system.A.shape[0])), np.zeros((n, system.C.shape[0]))
    times = np.linspace(0.0, stop, num=n)
    if x0 is not None:
        states[0] = np.asarray(x0)
    if t is not None:
        u = np.stack([np.interp(times, t, column) for column in np.asarray(u).T], axis=-1)
    for place in range(n - 1):
        states[place + 1] = np.dot(system.A, states[place]) + np.dot(system.B, u[place])
    answers = states @ system.C.T + u[:n] @ system.D.T
    return (times, answers, states) if shows_states else (times, answers)


def _answers_of_inputs(system, call, x0, t, n, signal):
    """The answers to one signal in each input in turn."""
    system = _discrete(system, call).as_ss()
    n = 100 if n is None else n
    t = np.linspace(0, n * system.dt, n, endpoint=False) if t is None else np.asarray(t)
    found = []
    for place in range(system.inputs):
        u = np.zeros((t.shape[0], system.inputs))
        signal(u[:, place])
        times, answer, _ = dlsim(system, u, t=t, x0=x0)
        found.append(answer)
    return times, tuple(found)


def dimpulse(system, x0=None, t=None, n=None):
    """Times and answers of a discrete system to an impulse in each input."""
    def pulse(column):
        column[0] = 1.0
    return _answers_of_inputs(system, "dimpulse", x0, t, n, pulse)


def dstep(system, x0=None, t=None, n=None):
    """Times and answers of a discrete system to a step in each input."""
    def step_up(column):
        column[:] = 1.0
    return _answers_of_inputs(system, "dstep", x0, t, n, step_up)


def dfreqresp(system, w=None, n=10000, whole=False):
    """Frequencies and the complex response of a discrete system."""
    system = _discrete(system, "dfreqresp", "discrete-time systems.")
    if isinstance(system, StateSpace):
        system = system.to_tf()
    if system.inputs != 1 or system.outputs != 1:
        raise ValueError("dfreqresp requires a SISO (single input, single output) system.")
    places = n if w is None else w
    if not isinstance(system, TransferFunction):
        return responses.freqz_zpk(system.zeros, system.poles, system.gain, worN=places, whole=whole)
    num, den = system.num.ravel(), system.den
    longer = max(len(num), len(den))
    num, den = (np.hstack((np.zeros(longer - len(part)), part)) for part in (num, den))
    return responses.freqz(num, den, worN=places, whole=whole)


def dbode(system, w=None, n=100):
    """Frequencies, gain in dB and phase in degrees of a discrete system."""
    w, y = dfreqresp(system, w=w, n=n)
    dt = system.dt if isinstance(system, dlti) else system[-1]
    return w / dt, 20.0 * np.log10(abs(y)), np.rad2deg(np.unwrap(np.angle(y)))

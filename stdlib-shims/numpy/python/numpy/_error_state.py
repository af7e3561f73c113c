"""What happens on division by zero, overflow, underflow and invalid values."""

import _numpy

_MODES = ("ignore", "warn", "raise", "call", "print", "log")
_call = None
_state = {"divide": "warn", "over": "warn", "under": "ignore", "invalid": "warn"}
_native = getattr(_numpy, "set_error_state", None)


def _set(new):
    _state.update(new)
    if _native is not None:
        _native(new)


def geterr():
    """How each kind of floating-point error is treated."""
    return dict(_state)


def seterr(all=None, divide=None, over=None, under=None, invalid=None):
    """Sets how floating-point errors are treated; gives the settings that held before."""
    old = dict(_state)
    new = dict(old)
    for name, mode in (("divide", divide), ("over", over), ("under", under), ("invalid", invalid)):
        mode = mode or all
        if mode is not None:
            if mode not in _MODES:
                raise ValueError(f"Unknown value {mode!r} for 'all', 'divide', 'over', 'under' or 'invalid'")
            if mode in ("call", "print", "log") or (mode == "raise" and _native is None):
                raise NotImplementedError(f"seterr({name}={mode!r})")
            new[name] = mode
    _set(new)
    return old


def geterrcall():
    """The function called on errors, which is never used here."""
    return _call


class errstate:
    """Settings for floating-point errors within a `with` block or a decorated function."""

    def __init__(self, *, call=None, all=None, divide=None, over=None, under=None, invalid=None):
        if call is not None:
            raise NotImplementedError("errstate(call=...)")
        self._settings = dict(all=all, divide=divide, over=over, under=under, invalid=invalid)
        self._old = None

    def __enter__(self):
        self._old = seterr(**self._settings)
        return None

    def __exit__(self, *exception):
        _set(self._old)

    def __call__(self, function):
        from functools import wraps

        @wraps(function)
        def inner(*args, **kwargs):
            with errstate(**self._settings):
                return function(*args, **kwargs)

        return inner

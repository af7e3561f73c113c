"""A decorator for functions that make data: the arguments given are checked by rules first."""

import functools

from sklearn._rules import BOOL, SEED, check, float_in, int_from

COUNT = int_from(1)
NOISE = float_in(0.0)
SHARE = float_in(0.0, 1.0, "[]")
TUPLE = "an instance of 'tuple'"


def checked(**rules):
    """Checks by name; `random_state` and `shuffle` always."""
    rules = {"random_state": SEED, "shuffle": BOOL, **rules}

    def decorate(function):
        code = function.__code__
        names = code.co_varnames[:code.co_argcount]
        known = code.co_varnames[:code.co_argcount + code.co_kwonlyargcount]

        @functools.wraps(function)
        def made(*args, **kwargs):
            for name, value in (*zip(names, args), *kwargs.items()):
                if name not in known:
                    raise TypeError(f"got an unexpected keyword argument {name!r}")
                if name in rules:
                    check(function.__name__, name, value, rules[name])
            return function(*args, **kwargs)
        return made
    return decorate

"""Estimators made of named parts, methods that exist only sometimes, and lines of progress."""

import time

from sklearn.base import BaseEstimator


class _Available:
    """A method that is there only where a check passes."""

    def __init__(self, method, check):
        self._method = method
        self._check = check
        self.__doc__ = method.__doc__

    def __get__(self, owner, kind=None):
        name = self._method.__name__
        if owner is None:
            return self._method
        words = f"This {kind.__name__!r} has no attribute {name!r}"
        try:
            there = self._check(owner)
        except Exception as error:
            raise AttributeError(words) from error
        if not there:
            raise AttributeError(words)
        return self._method.__get__(owner, kind)


def available_if(check):
    """A decorator: the method exists only where `check(self)` is true and raises nothing."""
    def decorate(method):
        return _Available(method, check)
    return decorate


class NamedParts:
    """Parameters of estimators that hold (name, estimator, ...) tuples under `_parts_name`."""

    def _get_part_params(self, deep):
        found = BaseEstimator.get_params(self, deep=deep)
        if not deep:
            return found
        parts = getattr(self, self._parts_name)
        try:
            found.update((part[0], part[1]) for part in parts)
        except (TypeError, ValueError, IndexError):
            return found
        for part in parts:
            if hasattr(part[1], "get_params") and not isinstance(part[1], type):
                found.update((f"{part[0]}__{key}", value) for key, value in part[1].get_params(deep=True).items())
        return found

    def _set_part_params(self, **params):
        if self._parts_name in params:
            setattr(self, self._parts_name, params.pop(self._parts_name))
        parts = getattr(self, self._parts_name)
        if isinstance(parts, list) and all(isinstance(part, tuple) for part in parts):
            names = [part[0] for part in parts]
            for name in list(params):
                if "__" not in name and name in names:
                    place = names.index(name)
                    renewed = list(parts)
                    renewed[place] = (name, params.pop(name), *parts[place][2:])
                    setattr(self, self._parts_name, renewed)
                    parts = renewed
        BaseEstimator.set_params(self, **params)
        return self

    def _check_names(self, names):
        if len(set(names)) != len(names):
            raise ValueError(f"Names provided are not unique: {list(names)!r}")
        own = set(names) & set(BaseEstimator.get_params(self, deep=False))
        if own:
            raise ValueError(f"Estimator names conflict with constructor arguments: {sorted(own)!r}")
        wrong = [name for name in names if "__" in name]
        if wrong:
            raise ValueError(f"Estimator names must not contain __: got {wrong!r}")


class show_progress:
    """A `with` block that says afterwards how long it took; without a message it is silent."""

    def __init__(self, source, message):
        self._source = source
        self._message = message

    def __enter__(self):
        self._start = time.perf_counter()

    def __exit__(self, *exc):
        if self._message is None or exc[0] is not None:
            return False
        start = f"[{self._source}] "
        took = time.perf_counter() - self._start
        end = f" {self._message}, total=" + (f"{took / 60:4.1f}min" if took > 60 else f"{took:5.1f}s")
        print(f"{start}{'.' * (70 - len(start) - len(end))}{end}")
        return False

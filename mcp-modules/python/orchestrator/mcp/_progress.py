"""Every public function of the kit says what it is while it runs, so that whoever waits more than a second sees it."""

import functools

import _kit_progress

__all__ = ["tell_progress"]

_FUNCTION = type(lambda: None)


def tell_progress(module):
    """Lets the public functions of a module, given as its names, and the methods of its public classes tell."""
    for name in module["__all__"]:
        value = module[name]
        if isinstance(value, type):
            for owner in value.__mro__:
                # What is built in takes no time of its own.
                if owner.__module__.startswith("orchestrator."):
                    _tell_methods(owner)
        elif isinstance(value, _FUNCTION):
            module[name] = _telling(value)


def _tell_methods(owner):
    for name, value in list(vars(owner).items()):
        # Two classes may share a base.
        if not name.startswith("_") and isinstance(value, _FUNCTION) and not hasattr(value, "__wrapped__"):
            setattr(owner, name, _telling_method(value))


def _telling(function):
    name = function.__name__

    @functools.wraps(function)
    def telling(*args, **kwargs):
        return _kit_progress.during(name, function, *args, **kwargs)

    return telling


def _telling_method(function):
    name = function.__name__

    @functools.wraps(function)
    def telling(self, *args, **kwargs):
        return _kit_progress.during(f"{type(self).__name__}.{name}", function, self, *args, **kwargs)

    return telling

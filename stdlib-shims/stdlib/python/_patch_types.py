"""Takes the constructors of code, functions and frames out of `types`."""

import types


def coroutine(func):
    """Mark a generator function as awaitable."""
    if not callable(func):
        raise TypeError("types.coroutine() expects a callable")

    def awaitable(*args, **kwargs):
        made = func(*args, **kwargs)
        if isinstance(made, types.GeneratorType):
            return types._GeneratorWrapper(made)
        return made

    awaitable.__name__ = func.__name__
    awaitable.__qualname__ = func.__qualname__
    awaitable.__doc__ = func.__doc__
    awaitable.__wrapped__ = func
    return awaitable


types.coroutine = coroutine

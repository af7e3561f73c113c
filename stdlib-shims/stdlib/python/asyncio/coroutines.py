"""Telling coroutines, coroutine functions and other awaitables apart.

Rule kept: the answers are those of the `inspect` module, without loading it,
nor the abstract classes: loading those takes longer than a first `await`.
"""

import sys


class _Sample:
    async def method(self):
        pass


_coroutine = _Sample().method()
_coroutine.close()
CoroutineType = type(_coroutine)
MethodType = type(_Sample().method)

_ASYNC_DEF = 0x80            # code flag of an `async def`
_AWAITABLE_GENERATOR = 0x100  # code flag set by `types.coroutine`

# unittest.mock puts this on its asynchronous mocks.
_is_coroutine = object()


def iscoroutine(obj):
    """Tell whether obj is what calling an `async def` gives."""
    return type(obj) is CoroutineType or _is_like_one(obj)


def _is_like_one(obj):
    """What `isinstance(obj, collections.abc.Coroutine)` says: nobody has registered a class before they are loaded."""
    loaded = sys.modules.get('_collections_abc')
    if loaded is not None:
        return isinstance(obj, loaded.Coroutine)
    return all(getattr(type(obj), name, None) is not None for name in ('__await__', 'send', 'throw', 'close'))


def iscoroutinefunction(func):
    """Return True if calling func gives a coroutine."""
    if getattr(func, '_is_coroutine', None) is _is_coroutine:
        return True
    func = _innermost(func)
    return _has_flag(getattr(func, '__code__', None), _ASYNC_DEF) or _is_marked(func)


def is_awaitable(obj):
    """Return True if obj may stand after `await`."""
    return hasattr(type(obj), '__await__') or _has_flag(
        getattr(obj, 'gi_code', None), _AWAITABLE_GENERATOR
    )


def _innermost(func):
    """Take the plain function out of bound methods and partials."""
    from functools import partial

    while isinstance(func, MethodType):
        func = func.__func__
    while isinstance(func, partial):
        func = func.func
    return func


def _has_flag(code, flag):
    flags = getattr(code, 'co_flags', 0)
    return isinstance(flags, int) and bool(flags & flag)


def _is_marked(func):
    """Whether inspect.markcoroutinefunction() was applied (so inspect is loaded)."""
    mark = getattr(sys.modules.get('inspect'), '_is_coroutine_mark', None)
    return mark is not None and getattr(func, '_is_coroutine_mark', None) is mark

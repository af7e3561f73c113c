"""Handles a loop gives out, and the memory of which loop is which.

Rule kept: there is one thread, so at most one loop is at work at a time. The
one exception is made for the host: while it drives a cell's top-level
coroutine (`_host_loop`), another loop may run nested inside.
"""

from _contextvars import copy_context

_running_loop = None     # the loop at work now
_host_loop = None        # the loop run_top_level() is driving now
_session_loop = None     # the loop kept from cell to cell
_current_loop = None     # what set_event_loop() was given
_current_was_set = False


class Handle:
    """A callback waiting for its turn; what call_soon() returns."""

    __slots__ = ('_callback', '_args', '_context', '_loop', '_cancelled', '__weakref__')

    def __init__(self, callback, args, loop, context=None):
        self._callback = callback
        self._args = args
        self._loop = loop
        self._context = copy_context() if context is None else context
        self._cancelled = False

    def cancel(self):
        """Make sure the callback is not called."""
        self._cancelled = True
        self._callback = self._args = None

    def cancelled(self):
        """Return True if cancel() was called."""
        return self._cancelled

    def get_context(self):
        """Return the context the callback will run in."""
        return self._context

    def _run(self):
        try:
            self._context.run(self._callback, *self._args)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException as error:
            from .formatting import describe_callback

            call = describe_callback(self._callback)
            self._loop.call_exception_handler({
                'message': f'Exception in callback {call}',
                'exception': error,
                'handle': self,
            })
        self = None  # a kept traceback must not keep the handle

    def _words(self):
        words = [type(self).__name__]
        if self._cancelled:
            words.append('cancelled')
        return words

    def __repr__(self):
        words = self._words()
        if not self._cancelled:
            from .formatting import describe_callback

            words.append(describe_callback(self._callback))
        return f'<{" ".join(words)}>'


class TimerHandle(Handle):
    """A callback waiting for its time; what call_later() and call_at() return."""

    __slots__ = ('_when', '_scheduled')

    def __init__(self, when, callback, args, loop, context=None):
        super().__init__(callback, args, loop, context)
        self._when = when
        self._scheduled = False

    def when(self):
        """Return the loop time the callback is due at."""
        return self._when

    def cancel(self):
        """Make sure the callback is not called."""
        if not self._cancelled:
            self._loop._timer_cancelled(self)
        super().cancel()

    def _words(self):
        return [*super()._words(), f'when={self._when}']


class AbstractEventLoop:
    """The methods every event loop has; each raises until a loop defines it."""


def _left_to_the_loop(name):
    def method(self, *args, **kwargs):
        raise NotImplementedError

    method.__name__ = name
    method.__qualname__ = f'AbstractEventLoop.{name}'
    return method


for _name in (
    'run_forever run_until_complete stop close is_running is_closed time'
    ' call_soon call_later call_at call_soon_threadsafe create_future create_task'
    ' run_in_executor shutdown_asyncgens shutdown_default_executor'
    ' set_task_factory get_task_factory get_debug set_debug'
    ' get_exception_handler set_exception_handler default_exception_handler'
    ' call_exception_handler'
).split():
    setattr(AbstractEventLoop, _name, _left_to_the_loop(_name))


def _get_running_loop():
    return _running_loop


def _set_running_loop(loop):
    global _running_loop
    _running_loop = loop


def get_running_loop():
    """Return the loop that is running; RuntimeError if none is."""
    if _running_loop is None:
        raise RuntimeError('no running event loop')
    return _running_loop


def get_event_loop():
    """Return the running loop, or else the one set (or made) as current."""
    if _running_loop is not None:
        return _running_loop
    if _current_loop is None and not _current_was_set:
        set_event_loop(get_session_loop())
    if _current_loop is None:
        raise RuntimeError("There is no current event loop in thread 'MainThread'.")
    return _current_loop


def set_event_loop(loop):
    """Make loop the one get_event_loop() returns while none is running."""
    global _current_loop, _current_was_set
    if loop is not None and not isinstance(loop, AbstractEventLoop):
        raise TypeError(
            'loop must be an instance of AbstractEventLoop or None, '
            f"not '{type(loop).__name__}'"
        )
    _current_loop = loop
    _current_was_set = True


def new_event_loop():
    """Return a new event loop."""
    from .loop import EventLoop

    return EventLoop()


def get_session_loop():
    """Return the loop that lives from cell to cell, made anew if it was closed."""
    global _session_loop
    if _session_loop is None or _session_loop.is_closed():
        _session_loop = new_event_loop()
    return _session_loop


def may_start_running():
    """Return True unless a loop other than the host's own is running."""
    return _running_loop is None or _running_loop is _host_loop


def set_generator_hooks(started, dropped):
    """Have async generators report to a running loop; return the hooks before."""
    import sys

    if not hasattr(sys, 'set_asyncgen_hooks'):
        return None, None
    before = sys.get_asyncgen_hooks()
    sys.set_asyncgen_hooks(started, dropped)
    return before

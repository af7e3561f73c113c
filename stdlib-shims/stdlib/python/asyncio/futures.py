"""Future: a result that is not there yet.

Rule kept: a future's callbacks are never called by the one who settles it; the
loop calls them on its next turn, in the order they were added.
"""

from _contextvars import copy_context

from .events import get_event_loop
from .exceptions import CancelledError, InvalidStateError

_PENDING = 'PENDING'
_CANCELLED = 'CANCELLED'
_FINISHED = 'FINISHED'

GenericAlias = type(list[int])


class Future:
    """A result that will be set later, once, and can be awaited meanwhile."""

    _state = _PENDING
    _result = None
    _exception = None
    _traceback = None            # the exception's traceback when it was set
    _cancel_message = None
    _cancelled_error = None      # the very CancelledError a task ended with
    _log_traceback = False       # an exception was set and nobody looked yet

    # A task finds out by this attribute that what it was handed is a future,
    # and by its being true that the future came through `await`.
    _asyncio_future_blocking = False

    __class_getitem__ = classmethod(GenericAlias)

    def __init__(self, *, loop=None):
        self._loop = get_event_loop() if loop is None else loop
        self._callbacks = []

    def __repr__(self):
        from .formatting import describe_future

        return f'<{type(self).__name__} {" ".join(describe_future(self))}>'

    def __del__(self):
        if self._log_traceback:
            self._loop.call_exception_handler({
                'message': f'{type(self).__name__} exception was never retrieved',
                'exception': self._exception,
                'future': self,
            })

    def get_loop(self):
        """Return the loop the future belongs to."""
        return self._loop

    def done(self):
        """Return True if there is a result, an exception or a cancellation."""
        return self._state is not _PENDING

    def cancelled(self):
        """Return True if it was settled by cancel()."""
        return self._state is _CANCELLED

    def result(self):
        """Return the result, or raise the exception or cancellation."""
        if self._state is _PENDING:
            raise InvalidStateError('Result is not set.')
        error = self._failure()
        if error is None:
            return self._result
        try:
            raise error
        finally:
            self = error = None  # a kept traceback must not keep the future

    def exception(self):
        """Return the exception that was set, or None; raise if cancelled."""
        if self._state is _CANCELLED:
            raise self._make_cancelled_error()
        if self._state is _PENDING:
            raise InvalidStateError('Exception is not set.')
        self._log_traceback = False
        return self._exception

    def set_result(self, result):
        """Settle the future with a result."""
        if self._state is not _PENDING:
            raise InvalidStateError('invalid state')
        self._result = result
        self._settle(_FINISHED)

    def set_exception(self, exception):
        """Settle the future with an exception (or an exception class)."""
        if self._state is not _PENDING:
            raise InvalidStateError('invalid state')
        if isinstance(exception, type):
            exception = exception()
        if not isinstance(exception, BaseException):
            raise TypeError('invalid exception object')
        if isinstance(exception, StopIteration):
            stand_in = RuntimeError(
                'StopIteration interacts badly with generators and cannot be '
                'raised into a Future'
            )
            stand_in.__cause__ = stand_in.__context__ = exception
            exception = stand_in
        self._exception = exception
        self._traceback = exception.__traceback__
        self._log_traceback = True
        self._settle(_FINISHED)

    def cancel(self, msg=None):
        """Cancel the future; return False if it was settled already."""
        self._log_traceback = False
        if self._state is not _PENDING:
            return False
        self._cancel_message = msg
        self._settle(_CANCELLED)
        return True

    def add_done_callback(self, fn, *, context=None):
        """Have fn(future) called once the future is settled."""
        if self._state is not _PENDING:
            self._loop.call_soon(fn, self, context=context)
        else:
            self._callbacks.append((fn, copy_context() if context is None else context))

    def remove_done_callback(self, fn):
        """Take fn off the callbacks; return how often it was there."""
        kept = [entry for entry in self._callbacks if entry[0] != fn]
        removed = len(self._callbacks) - len(kept)
        if removed:
            self._callbacks[:] = kept
        return removed

    def __await__(self):
        try:
            if self._state is _PENDING:
                self._asyncio_future_blocking = True
                yield self
                if self._state is _PENDING:
                    raise RuntimeError("await wasn't used with future")
            return self.result()
        finally:
            self = None  # a kept traceback must not keep the future

    __iter__ = __await__

    def _settle(self, state):
        self._state = state
        callbacks = self._callbacks
        if callbacks:
            self._callbacks = []
            for callback, context in callbacks:
                self._loop.call_soon(callback, self, context=context)

    def _failure(self):
        """What awaiting the settled future raises, if anything; now looked at."""
        if self._state is _CANCELLED:
            return self._make_cancelled_error()
        self._log_traceback = False
        error = self._exception
        return error if error is None else error.with_traceback(self._traceback)

    def _make_cancelled_error(self):
        """Make the error that reports the cancellation."""
        error = self._cancelled_error
        if error is not None:
            self._cancelled_error = None
            return error
        if self._cancel_message is None:
            return CancelledError()
        return CancelledError(self._cancel_message)


def isfuture(obj):
    """Return True if obj is a Future or behaves as one."""
    return (
        hasattr(obj.__class__, '_asyncio_future_blocking')
        and obj._asyncio_future_blocking is not None
    )


def wrap_future(future, *, loop=None):
    """Return an asyncio future as it is; others cannot exist without threads."""
    if isfuture(future):
        return future
    raise NotImplementedError('only asyncio futures exist in the sandbox')


def set_result_unless_done(future, result):
    """Settle the future, if its waiter has not given it up meanwhile."""
    if not future.done():
        future.set_result(result)

"""Giving up on something that takes too long.

Rule kept: a timeout works by cancelling the task it is in, and turns the
CancelledError into a TimeoutError only if no one else asked to cancel as well.
"""

from .events import get_running_loop
from .exceptions import CancelledError
from .futures import set_result_unless_done
from .tasks import current_task, ensure_future

_CREATED = 'created'
_ACTIVE = 'active'
_EXPIRING = 'expiring'      # the task was cancelled, the block not left yet
_EXPIRED = 'expired'
_FINISHED = 'finished'


class Timeout:
    """A deadline for an `async with` block; make one with timeout()."""

    def __init__(self, when):
        self._when = when
        self._state = _CREATED
        self._task = None
        self._alarm = None
        self._earlier_requests = 0   # to cancel the task, from before the block

    def __repr__(self):
        when = ''
        if self._state is _ACTIVE:
            when = f' when={None if self._when is None else round(self._when, 3)}'
        return f'<Timeout [{self._state}]{when}>'

    def when(self):
        """Return the loop time of the deadline, or None."""
        return self._when

    def expired(self):
        """Return True if the deadline has passed inside the block."""
        return self._state in (_EXPIRING, _EXPIRED)

    def reschedule(self, when):
        """Move the deadline; None for no deadline at all."""
        if self._state is _CREATED:
            raise RuntimeError('Timeout has not been entered')
        if self._state is not _ACTIVE:
            raise RuntimeError(f'Cannot change state of {self._state} Timeout')
        self._when = when
        self._stop_alarm()
        if when is not None:
            loop = get_running_loop()
            if when <= loop.time():
                self._alarm = loop.call_soon(self._expire)
            else:
                self._alarm = loop.call_at(when, self._expire)

    async def __aenter__(self):
        if self._state is not _CREATED:
            raise RuntimeError('Timeout has already been entered')
        task = current_task()
        if task is None:
            raise RuntimeError('Timeout should be used inside a task')
        self._state = _ACTIVE
        self._task = task
        self._earlier_requests = task.cancelling()
        self.reschedule(self._when)
        return self

    async def __aexit__(self, error_type, error, traceback):
        self._stop_alarm()
        task, self._task = self._task, None
        if self._state is _ACTIVE:
            self._state = _FINISHED
        elif self._state is _EXPIRING:
            self._state = _EXPIRED
            only_request = task.uncancel() <= self._earlier_requests
            task = None  # a kept traceback must not keep the task
            if only_request and error is not None:
                if isinstance(error, CancelledError):
                    raise TimeoutError from error
                _tell_of_timeout(error)
                if isinstance(error, ExceptionGroup):
                    for member in error.exceptions:
                        _tell_of_timeout(member)

    def _expire(self):
        self._task.cancel()
        self._state = _EXPIRING
        self._alarm = None

    def _stop_alarm(self):
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


def _tell_of_timeout(error):
    """Put a TimeoutError before the cancellation that led to another error."""
    while error.__context__ is not None:
        cause = error.__context__
        if isinstance(cause, CancelledError):
            timed_out = TimeoutError()
            timed_out.__context__ = timed_out.__cause__ = cause
            error.__context__ = timed_out
            break
        error = cause


def timeout(delay):
    """Limit an `async with` block to delay seconds (None for no limit)."""
    return Timeout(None if delay is None else get_running_loop().time() + delay)


def timeout_at(when):
    """Limit an `async with` block to a time of the loop's clock (None for no limit)."""
    return Timeout(when)


async def wait_for(fut, timeout):
    """Wait for an awaitable at most timeout seconds, then cancel it."""
    if timeout is not None and timeout <= 0:
        return await _result_now(ensure_future(fut))
    when = None if timeout is None else get_running_loop().time() + timeout
    async with Timeout(when):
        return await fut


async def _result_now(future):
    """Return the result if it is there; otherwise cancel, and wait for the end."""
    if not future.done():
        await _cancel_and_wait(future)
        try:
            return future.result()
        except CancelledError as error:
            raise TimeoutError from error
    return future.result()


async def _cancel_and_wait(future):
    ended = get_running_loop().create_future()

    def tell(future):
        set_result_unless_done(ended, None)

    future.add_done_callback(tell)
    try:
        future.cancel()
        await ended
    finally:
        future.remove_done_callback(tell)

"""Task: a coroutine that the loop runs piece by piece.

Rule kept: a task runs from one `await` that has to wait to the next, and what
it awaits wakes it. Cancelling is delivered as an exception at that `await`,
never in the middle of running code.

The loop keeps its unfinished tasks alive itself, in the order they were made.
"""

from _contextvars import copy_context
from itertools import count

from .coroutines import is_awaitable, iscoroutine
from .events import get_event_loop, get_running_loop
from .exceptions import CancelledError, InvalidStateError
from .futures import Future, isfuture, set_result_unless_done

_next_number = count(1).__next__


class Task(Future):
    """A coroutine being run; a future of the coroutine's result."""

    _fut_waiter = None      # the future being awaited
    _must_cancel = False    # the next step is to raise CancelledError
    _cancel_requests = 0

    def __init__(self, coro, *, loop=None, name=None, context=None):
        super().__init__(loop=loop)
        if not iscoroutine(coro):
            raise TypeError(f'a coroutine was expected, got {coro!r}')
        if hasattr(coro, '_has_task'):
            coro._has_task = True   # a call of a tool that waits no more for somebody to await it
        self._coro = coro
        self._name = f'Task-{_next_number()}' if name is None else str(name)
        self._context = copy_context() if context is None else context
        self._loop.call_soon(self._step, context=self._context)
        self._loop._unfinished_tasks[self] = None

    def __repr__(self):
        from .formatting import describe_task

        return f'<{type(self).__name__} {" ".join(describe_task(self))}>'

    def get_coro(self):
        """Return the coroutine the task runs."""
        return self._coro

    def get_context(self):
        """Return the context the task runs in."""
        return self._context

    def get_name(self):
        """Return the task's name."""
        return self._name

    def set_name(self, value):
        """Give the task a name."""
        self._name = str(value)

    def set_result(self, result):
        """Refuse: only the coroutine settles its task."""
        raise RuntimeError('Task does not support set_result operation')

    def set_exception(self, exception):
        """Refuse: only the coroutine settles its task."""
        raise RuntimeError('Task does not support set_exception operation')

    def cancel(self, msg=None):
        """Ask the task to stop: CancelledError is raised where it waits."""
        self._log_traceback = False
        if self.done():
            return False
        self._cancel_requests += 1
        awaited = self._fut_waiter
        if awaited is None or not awaited.cancel(msg=msg):
            self._must_cancel = True
            self._cancel_message = msg
        return True

    def cancelling(self):
        """Return how many requests to cancel are outstanding."""
        return self._cancel_requests

    def uncancel(self):
        """Take one request to cancel back; return how many are left."""
        if self._cancel_requests > 0:
            self._cancel_requests -= 1
            if self._cancel_requests == 0:
                self._must_cancel = False
        return self._cancel_requests

    def _settle(self, state):
        self._loop._unfinished_tasks.pop(self, None)
        super()._settle(state)

    def _step(self, error=None):
        """Run the coroutine up to the next thing it has to wait for."""
        if self.done():
            raise InvalidStateError(f'_step(): already done: {self!r}, {error!r}')
        if self._must_cancel:
            if not isinstance(error, CancelledError):
                error = self._make_cancelled_error()
            self._must_cancel = False
        self._fut_waiter = None

        loop = self._loop
        loop._current_task = self
        try:
            if error is None:
                awaited = self._coro.send(None)
            else:
                awaited = self._coro.throw(error)
        except StopIteration as stop:
            if self._must_cancel:
                self._must_cancel = False
                super().cancel(msg=self._cancel_message)
            else:
                super().set_result(stop.value)
        except CancelledError as cancelled:
            self._cancelled_error = _without_own_frame(cancelled)
            super().cancel()
        except (KeyboardInterrupt, SystemExit) as ending:
            super().set_exception(ending)
            raise
        except BaseException as failure:
            super().set_exception(_without_own_frame(failure))
        else:
            self._wait_for(awaited)
        finally:
            loop._current_task = None
            self = error = None  # a kept traceback must not keep the task

    def _wait_for(self, awaited):
        """Arrange for the next step, by what the coroutine yielded."""
        if awaited is None:
            self._loop.call_soon(self._step, context=self._context)
            return
        blocking = getattr(awaited, '_asyncio_future_blocking', None)
        if blocking and awaited is not self and awaited.get_loop() is self._loop:
            awaited._asyncio_future_blocking = False
            awaited.add_done_callback(self._wake_up, context=self._context)
            self._fut_waiter = awaited
            if self._must_cancel and awaited.cancel(msg=self._cancel_message):
                self._must_cancel = False
            return
        error = RuntimeError(self._complaint_about(awaited, blocking))
        self._loop.call_soon(self._step, error, context=self._context)

    def _complaint_about(self, awaited, blocking):
        """Say why the coroutine cannot wait for what it yielded."""
        if blocking is not None:
            if awaited.get_loop() is not self._loop:
                return f'Task {self!r} got Future {awaited!r} attached to a different loop'
            if blocking:
                return f'Task cannot await on itself: {self!r}'
            return f'yield was used instead of yield from in task {self!r} with {awaited!r}'
        if hasattr(awaited, 'gi_frame'):
            return (
                'yield was used instead of yield from for generator in task '
                f'{self!r} with {awaited!r}'
            )
        return f'Task got bad yield: {awaited!r}'

    def _wake_up(self, future):
        self._step(future._failure())
        self = future = None  # a kept traceback must not keep the task

    _wake_up.__qualname__ = 'Task.task_wakeup'  # the name shown in a future's repr


def _without_own_frame(error):
    """Begin an error's traceback with the coroutine, not with this file."""
    traceback = error.__traceback__
    return error if traceback is None else error.with_traceback(traceback.tb_next)


class _OneTurn:
    """Awaiting this lets every other ready task run once."""

    def __await__(self):
        yield


_one_turn = _OneTurn()


async def sleep(delay, result=None):
    """Wait for delay seconds, then return result."""
    if delay <= 0:
        await _one_turn
        return result
    if delay != delay:
        raise ValueError('Invalid delay: NaN (not a number)')
    loop = get_running_loop()
    future = loop.create_future()
    alarm = loop.call_later(delay, set_result_unless_done, future, result)
    try:
        return await future
    finally:
        alarm.cancel()


def create_task(coro, *, name=None, context=None):
    """Start running a coroutine on the running loop; return its task."""
    return get_running_loop().create_task(coro, name=name, context=context)


def ensure_future(coro_or_future, *, loop=None):
    """Return a future as it is, anything else awaitable as a new task."""
    if isfuture(coro_or_future):
        if loop is not None and loop is not coro_or_future.get_loop():
            raise ValueError(
                'The future belongs to a different loop than the one specified '
                'as the loop argument'
            )
        return coro_or_future
    coro = coro_or_future
    if not iscoroutine(coro):
        if not is_awaitable(coro):
            raise TypeError('An asyncio.Future, a coroutine or an awaitable is required')
        coro = _await(coro)
    try:
        return (loop or get_event_loop()).create_task(coro)
    except RuntimeError:
        if coro is not coro_or_future:
            coro.close()
        raise


async def _await(awaitable):
    return await awaitable


def current_task(loop=None):
    """Return the task that is running, or None outside any."""
    return (loop or get_running_loop())._current_task


def all_tasks(loop=None):
    """Return the set of the loop's unfinished tasks."""
    return set((loop or get_running_loop())._unfinished_tasks)

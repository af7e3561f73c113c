"""Waiting for several things at once, and shielding one from cancellation.

Rule kept: whoever waits may be cancelled; gather() passes that on to what it
waits for, wait() and shield() do not.
"""

from .coroutines import iscoroutine
from .events import _get_running_loop, get_event_loop, get_running_loop
from .exceptions import CancelledError
from .futures import Future, isfuture, set_result_unless_done
from .tasks import ensure_future

FIRST_COMPLETED = 'FIRST_COMPLETED'
FIRST_EXCEPTION = 'FIRST_EXCEPTION'
ALL_COMPLETED = 'ALL_COMPLETED'


class _GatheringFuture(Future):
    """The future gather() returns: cancelling it cancels the children."""

    def __init__(self, children, return_exceptions, *, loop):
        super().__init__(loop=loop)
        self._children = children            # in the order of the arguments
        self._missing = len(set(children))
        self._return_exceptions = return_exceptions
        self._cancel_requested = False

    def cancel(self, msg=None):
        """Cancel all children; this future ends when they have."""
        if self.done():
            return False
        if any([child.cancel(msg=msg) for child in self._children]):
            self._cancel_requested = True
            return True
        return False

    def _child_done(self, child):
        self._missing -= 1
        if self.done():
            if not child.cancelled():
                child.exception()  # looked at, so that it is not reported
            return
        if not self._return_exceptions:
            if child.cancelled():
                error = child._make_cancelled_error()
            else:
                error = child.exception()
            if error is not None:
                self.set_exception(error)
                return
        if self._missing == 0:
            results = [_result_or_error(child) for child in self._children]
            if self._cancel_requested:
                self.set_exception(self._children[-1]._make_cancelled_error())
            else:
                self.set_result(results)


def _result_or_error(future):
    if future.cancelled():
        return CancelledError(future._cancel_message or '')
    error = future.exception()
    return future.result() if error is None else error


def gather(*coros_or_futures, return_exceptions=False):
    """Run awaitables concurrently; return a future of the list of their results."""
    loop = _get_running_loop()
    if not coros_or_futures:
        nothing = (loop or get_event_loop()).create_future()
        nothing.set_result([])
        return nothing

    future_of = {}
    for argument in coros_or_futures:
        if argument not in future_of:
            future = future_of[argument] = ensure_future(argument, loop=loop)
            loop = future.get_loop()

    children = [future_of[argument] for argument in coros_or_futures]
    outer = _GatheringFuture(children, return_exceptions, loop=loop)
    already_done = []
    for child in dict.fromkeys(children):
        if child.done():
            already_done.append(child)
        else:
            child.add_done_callback(outer._child_done)
    for child in already_done:
        outer._child_done(child)
    return outer


async def wait(fs, *, timeout=None, return_when=ALL_COMPLETED):
    """Wait for futures; return the set of the done ones and of the others."""
    if isfuture(fs) or iscoroutine(fs):
        raise TypeError(f'expect a list of futures, not {type(fs).__name__}')
    if not fs:
        raise ValueError('Set of Tasks/Futures is empty.')
    if return_when not in (FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED):
        raise ValueError(f'Invalid return_when value: {return_when}')
    futures = dict.fromkeys(fs)
    if any(iscoroutine(future) for future in futures):
        raise TypeError('Passing coroutines is forbidden, use tasks explicitly.')

    loop = get_running_loop()
    enough = loop.create_future()
    missing = len(futures)
    alarm = None
    if timeout is not None:
        alarm = loop.call_later(timeout, set_result_unless_done, enough, None)

    def count_down(future):
        nonlocal missing
        missing -= 1
        if (
            missing <= 0
            or return_when == FIRST_COMPLETED
            or return_when == FIRST_EXCEPTION
            and not future.cancelled()
            and future.exception() is not None
        ):
            if alarm is not None:
                alarm.cancel()
            set_result_unless_done(enough, None)

    for future in futures:
        future.add_done_callback(count_down)
    try:
        await enough
    finally:
        if alarm is not None:
            alarm.cancel()
        for future in futures:
            future.remove_done_callback(count_down)
    done = {future for future in futures if future.done()}
    return done, {future for future in futures if future not in done}


def as_completed(fs, *, timeout=None):
    """Iterate over awaitables in the order they finish, with `for` or `async for`."""
    if isfuture(fs) or iscoroutine(fs):
        raise TypeError(f'expects an iterable of awaitables, not {type(fs).__name__}')
    return _InOrderOfCompletion(fs, timeout)


class _InOrderOfCompletion:
    """What as_completed() returns.

    A plain `for` gets a coroutine for each result; `async for` gets the finished
    futures themselves.
    """

    def __init__(self, fs, timeout):
        from .queues import Queue

        loop = get_event_loop()
        futures = [ensure_future(future, loop=loop) for future in dict.fromkeys(fs)]
        self._unfinished = dict.fromkeys(futures)
        self._to_hand_out = len(self._unfinished)
        self._finished = Queue()
        self._alarm = None
        for future in self._unfinished:
            future.add_done_callback(self._future_done)
        if self._unfinished and timeout is not None:
            self._alarm = loop.call_later(timeout, self._time_is_up)

    def __iter__(self):
        return self

    def __next__(self):
        if not self._to_hand_out:
            raise StopIteration
        self._to_hand_out -= 1
        return self._next_result()

    def __aiter__(self):
        return self

    async def __anext__(self):
        if not self._to_hand_out:
            raise StopAsyncIteration
        self._to_hand_out -= 1
        return await self._next_finished()

    async def _next_finished(self):
        future = await self._finished.get()
        if future is None:
            raise TimeoutError
        return future

    async def _next_result(self):
        return (await self._next_finished()).result()

    def _future_done(self, future):
        if future not in self._unfinished:
            return
        del self._unfinished[future]
        self._finished.put_nowait(future)
        if not self._unfinished and self._alarm is not None:
            self._alarm.cancel()

    def _time_is_up(self):
        for future in self._unfinished:
            future.remove_done_callback(self._future_done)
            self._finished.put_nowait(None)
        self._unfinished.clear()


def shield(arg):
    """Wait for an awaitable such that cancelling the wait does not cancel it."""
    inner = ensure_future(arg)
    if inner.done():
        return inner
    outer = inner.get_loop().create_future()

    def inner_done(inner):
        if outer.cancelled():
            if not inner.cancelled():
                inner.exception()  # looked at, so that it is not reported
        elif inner.cancelled():
            outer.cancel()
        elif inner.exception() is not None:
            outer.set_exception(inner.exception())
        else:
            outer.set_result(inner.result())

    def outer_done(outer):
        inner.remove_done_callback(inner_done)

    inner.add_done_callback(inner_done)
    outer.add_done_callback(outer_done)
    return outer

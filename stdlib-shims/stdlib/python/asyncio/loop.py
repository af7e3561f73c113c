"""EventLoop: the turn-by-turn driver of callbacks and timers.

Rule kept: a turn runs exactly the callbacks that were ready when it began, in
order; what they add waits for the next turn. When nothing is ready the loop
waits for the next timer and for answers of tools, and when there is neither,
nothing can ever happen again (there is no other outside world to wait for), so
it raises instead of hanging.

What a first `await` has to load is kept small: the native modules behind
`collections` and `contextvars` do, without the abstract classes those load.
"""

from _collections import deque
from heapq import heapify, heappop, heappush
from time import monotonic, sleep

from . import events
from .calls import are_under_way, hand_out_answers
from .events import AbstractEventLoop, Handle, TimerHandle
from .futures import Future
from .refused import HostlessLoop
from .tasks import Task, ensure_future

_CLOCK_STEP = 1e-9          # a timer due within this is due now
_LONGEST_SLEEP = 24 * 3600
_MANY_CANCELLED = 100       # below this, cancelled timers are left in the heap


class EventLoop(HostlessLoop, AbstractEventLoop):
    """Runs callbacks in the order they become ready."""

    def __init__(self):
        self._ready = deque()
        self._timers = []               # a heap of (when, number, TimerHandle)
        self._timers_made = 0           # numbers timers: equal times keep their order
        self._cancelled_timers = 0
        self._running = False
        self._stopping = False
        self._closed = False
        self._debug = False
        self._exception_handler = None
        self._task_factory = None
        self._current_task = None
        self._unfinished_tasks = {}     # a set that keeps its order
        self._async_generators = None   # a WeakSet, once there is one to hold

    def __repr__(self):
        return (
            f'<{type(self).__name__} running={self._running} '
            f'closed={self._closed} debug={self._debug}>'
        )

    # Running and stopping

    def run_forever(self):
        """Take turn after turn until stop() is called."""
        self._check_free_to_run()
        outer_loop = events._get_running_loop()
        outer_hooks = events.set_generator_hooks(
            self._async_generator_started, self._async_generator_dropped
        )
        events._set_running_loop(self)
        self._running = True
        try:
            self._run_once()
            while not self._stopping:
                self._run_once()
        finally:
            self._stopping = self._running = False
            events._set_running_loop(outer_loop)
            events.set_generator_hooks(*outer_hooks)

    def run_until_complete(self, future):
        """Run until the future (or the coroutine, as a task) is done."""
        self._check_free_to_run()
        future = ensure_future(future, loop=self)
        still_running = True

        def stop_running(future):
            if still_running:
                self.stop()

        future.add_done_callback(stop_running)
        try:
            self.run_forever()
        except BaseException:
            if future.done() and not future.cancelled():
                future.exception()  # looked at, so that it is not reported too
            raise
        finally:
            still_running = False
            future.remove_done_callback(stop_running)
        if not future.done():
            raise RuntimeError('Event loop stopped before Future completed.')
        return future.result()

    def stop(self):
        """Stop after the turn that is being run."""
        self._stopping = True

    def close(self):
        """Drop everything scheduled; a closed loop cannot be used again."""
        if self._running:
            raise RuntimeError('Cannot close a running event loop')
        self._closed = True
        self._ready.clear()
        self._timers.clear()

    def is_running(self):
        """Return True while the loop runs."""
        return self._running

    def is_closed(self):
        """Return True once close() was called."""
        return self._closed

    def _check_closed(self):
        if self._closed:
            raise RuntimeError('Event loop is closed')

    def _check_free_to_run(self):
        self._check_closed()
        if self._running:
            raise RuntimeError('This event loop is already running')
        if not events.may_start_running():
            raise RuntimeError('Cannot run the event loop while another loop is running')

    # Scheduling

    def time(self):
        """Return the loop's clock, in seconds."""
        return monotonic()

    def call_soon(self, callback, *args, context=None):
        """Have callback(*args) called on the next turn."""
        if self._closed:
            self._check_closed()
        handle = Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_later(self, delay, callback, *args, context=None):
        """Have callback(*args) called after delay seconds."""
        if delay is None:
            raise TypeError('delay must not be None')
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(self, when, callback, *args, context=None):
        """Have callback(*args) called when the loop's clock reaches when."""
        if when is None:
            raise TypeError('when cannot be None')
        self._check_closed()
        timer = TimerHandle(when, callback, args, self, context)
        self._timers_made += 1
        heappush(self._timers, (when, self._timers_made, timer))
        timer._scheduled = True
        return timer

    def create_future(self):
        """Return a new future of this loop."""
        return Future(loop=self)

    def create_task(self, coro, *, name=None, context=None):
        """Start running a coroutine; return its task."""
        self._check_closed()
        if self._task_factory is None:
            return Task(coro, loop=self, name=name, context=context)
        extra = {} if context is None else {'context': context}
        task = self._task_factory(self, coro, **extra)
        if name is not None:
            task.set_name(name)
        return task

    def set_task_factory(self, factory):
        """Have factory(loop, coro) make the tasks; None for the usual ones."""
        if factory is not None and not callable(factory):
            raise TypeError('task factory must be a callable or None')
        self._task_factory = factory

    def get_task_factory(self):
        """Return what set_task_factory() was given."""
        return self._task_factory

    def run_in_executor(self, executor, func, *args):
        """Call func(*args) in the loop itself, on its next turn."""
        from .threads import run_inline

        self._check_closed()
        return run_inline(self, func, *args)

    def set_default_executor(self, executor):
        """Accept an executor and leave it unused: there are no threads."""

    # One turn

    def _run_once(self):
        ready = self._ready
        timers = self._timers
        while timers and timers[0][2]._cancelled:
            heappop(timers)[2]._scheduled = False
            self._cancelled_timers -= 1
        if are_under_way():
            hand_out_answers(0 if ready or self._stopping else self._until_next_timer())
        elif not ready and not self._stopping:
            self._sleep_until_next_timer()
        if timers:
            due = self.time() + _CLOCK_STEP
            while timers and timers[0][0] < due:
                timer = heappop(timers)[2]
                timer._scheduled = False
                if timer._cancelled:
                    self._cancelled_timers -= 1
                ready.append(timer)
        for _ in range(len(ready)):
            handle = ready.popleft()
            if not handle._cancelled:
                handle._run()
        handle = None

    def _until_next_timer(self):
        return self._timers[0][0] - self.time() if self._timers else None

    def _sleep_until_next_timer(self):
        """Sleep whole milliseconds, so that timers close together fire together."""
        if not self._timers:
            from .reports import deadlock_error

            raise deadlock_error(self._unfinished_tasks)
        pause = min(self._timers[0][0] - self.time(), _LONGEST_SLEEP)
        if pause > 0:
            sleep(-(-pause * 1000 // 1) / 1000)

    def _timer_cancelled(self, timer):
        """Count a cancelled timer; when they are the most, throw them all out."""
        if not timer._scheduled:
            return
        self._cancelled_timers += 1
        if self._cancelled_timers > max(_MANY_CANCELLED, len(self._timers) // 2):
            timer._cancelled = True
            self._timers[:] = [entry for entry in self._timers if not entry[2]._cancelled]
            heapify(self._timers)
            self._cancelled_timers = 0

    # Errors nobody else can receive

    def get_debug(self):
        """Return what set_debug() was given."""
        return self._debug

    def set_debug(self, enabled):
        """Remember whether debugging was asked for (it changes nothing here)."""
        self._debug = enabled

    def get_exception_handler(self):
        """Return what set_exception_handler() was given."""
        return self._exception_handler

    def set_exception_handler(self, handler):
        """Have handler(loop, context) receive errors; None to print them."""
        if handler is not None and not callable(handler):
            raise TypeError(f'A callable object or None is expected, got {handler!r}')
        self._exception_handler = handler

    def call_exception_handler(self, context):
        """Report an error that no code is there to catch."""
        from .reports import report

        report(self, context)

    def default_exception_handler(self, context):
        """Write the error to sys.stderr."""
        from .reports import print_report

        print_report(context)

    # Asynchronous generators and the executor that is not there

    def _async_generator_started(self, generator):
        if self._async_generators is None:
            from weakref import WeakSet

            self._async_generators = WeakSet()
        self._async_generators.add(generator)

    def _async_generator_dropped(self, generator):
        self._async_generators.discard(generator)
        if not self._closed:
            self.call_soon(self.create_task, generator.aclose())

    async def shutdown_asyncgens(self):
        """Close the asynchronous generators that were begun and not finished."""
        if self._async_generators:
            from .runners import close_generators

            generators = list(self._async_generators)
            self._async_generators.clear()
            await close_generators(self, generators)

    async def shutdown_default_executor(self, timeout=None):
        """Do nothing: functions are run in the loop, there is no executor."""


BaseEventLoop = SelectorEventLoop = EventLoop

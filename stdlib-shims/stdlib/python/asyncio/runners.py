"""Running a coroutine from outside: run(), Runner, and the host's own way in.

Rule kept: run() and Runner leave nothing behind; tasks still going are
cancelled. The host's way in does the opposite: its loop lives as long as the
session, and what a cell left going goes on in the next.
"""

from . import events
from .calls import run_and_settle
from .coroutines import iscoroutine


class Runner:
    """Runs coroutines one after another on a loop of its own."""

    def __init__(self, *, debug=None, loop_factory=None):
        self._debug = debug
        self._loop_factory = loop_factory
        self._loop = None
        self._context = None
        self._closed = False
        self._was_made_current = False

    def __enter__(self):
        self._open()
        return self

    def __exit__(self, error_type, error, traceback):
        self.close()

    def get_loop(self):
        """Return the runner's loop."""
        self._open()
        return self._loop

    def run(self, coro, *, context=None):
        """Run a coroutine to its end; return its result."""
        if not iscoroutine(coro):
            raise ValueError(f'a coroutine was expected, got {coro!r}')
        if not events.may_start_running():
            raise RuntimeError('Runner.run() cannot be called from a running event loop')
        self._open()
        if context is None:
            context = self._context
        return run_and_settle(self._loop, self._loop.create_task(coro, context=context))

    def close(self):
        """Cancel what is still going and close the loop."""
        loop = self._loop
        if loop is None:
            return
        try:
            _cancel_all_tasks(loop)
            loop.run_until_complete(loop.shutdown_asyncgens())
            loop.run_until_complete(loop.shutdown_default_executor())
        finally:
            if self._was_made_current:
                events.set_event_loop(None)
            loop.close()
            self._loop = None
            self._closed = True

    def _open(self):
        if self._closed:
            raise RuntimeError('Runner is closed')
        if self._loop is not None:
            return
        from _contextvars import copy_context

        if self._loop_factory is None:
            self._loop = events.new_event_loop()
            events.set_event_loop(self._loop)
            self._was_made_current = True
        else:
            self._loop = self._loop_factory()
        if self._debug is not None:
            self._loop.set_debug(self._debug)
        self._context = copy_context()


def run(main, *, debug=None, loop_factory=None):
    """Run a coroutine to its end on a loop made for it; return its result."""
    if not events.may_start_running():
        raise RuntimeError('asyncio.run() cannot be called from a running event loop')
    with Runner(debug=debug, loop_factory=loop_factory) as runner:
        return runner.run(main)


def _cancel_all_tasks(loop):
    tasks = list(loop._unfinished_tasks)
    if not tasks:
        return
    from .waiting import gather

    for task in tasks:
        task.cancel()
    loop.run_until_complete(gather(*tasks, return_exceptions=True))
    for task in tasks:
        if not task.cancelled() and task.exception() is not None:
            loop.call_exception_handler({
                'message': 'unhandled exception during asyncio.run() shutdown',
                'exception': task.exception(),
                'task': task,
            })


async def close_generators(loop, generators):
    """Close asynchronous generators, and report those that fail at it."""
    from .waiting import gather

    closings = [generator.aclose() for generator in generators]
    results = await gather(*closings, return_exceptions=True)
    for generator, result in zip(generators, results):
        if isinstance(result, Exception):
            loop.call_exception_handler({
                'message': 'an error occurred during closing of '
                           f'asynchronous generator {generator!r}',
                'exception': result,
                'asyncgen': generator,
            })


class _AmbientContext:
    """Stands in for a Context: runs things in whatever context is current.

    So a context variable set at the top level of a cell stays set after it.
    """

    def run(self, callback, *args, **kwargs):
        return callback(*args, **kwargs)


def run_top_level(coro):
    """Run a cell's top-level coroutine on the session's loop; return its result.

    Tasks it leaves unfinished stay on the loop and go on when the next cell
    runs. Only the top-level coroutine itself never outlives the call: if the
    loop fails under it (a deadlock, an interrupt), it is cancelled.
    """
    loop = events.get_session_loop()
    task = loop.create_task(coro, context=_AmbientContext())
    outer_host_loop = events._host_loop
    events._host_loop = loop
    try:
        return run_and_settle(loop, task)
    except BaseException:
        if not task.done():
            _unwind(loop, task)
        raise
    finally:
        events._host_loop = outer_host_loop


def _unwind(loop, task):
    """Cancel a task and let it clean up, unless it cannot be brought to an end."""
    task.cancel()
    try:
        loop.run_until_complete(task)
    except BaseException:
        pass

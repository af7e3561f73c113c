"""TaskGroup: tasks that end together.

Rule kept: the `async with` block is left only when every task of the group is
done. The first error cancels the others (and the block itself, if it is still
running); all errors leave together in one exception group.
"""

from .events import get_running_loop
from .exceptions import CancelledError
from .futures import set_result_unless_done
from .tasks import current_task


class TaskGroup:
    """An `async with` block that waits for the tasks created in it."""

    def __init__(self):
        self._loop = None
        self._parent = None
        self._parent_cancelled = False   # by this group, to leave the block
        self._tasks = {}                 # a set that keeps its order
        self._errors = []
        self._ending_error = None        # SystemExit or KeyboardInterrupt
        self._entered = False
        self._leaving = False
        self._aborting = False
        self._all_done = None

    def __repr__(self):
        words = ['']
        if self._tasks:
            words.append(f'tasks={len(self._tasks)}')
        if self._errors:
            words.append(f'errors={len(self._errors)}')
        if self._aborting:
            words.append('cancelling')
        elif self._entered:
            words.append('entered')
        return f'<TaskGroup{" ".join(words)}>'

    async def __aenter__(self):
        if self._entered:
            raise RuntimeError(f'TaskGroup {self!r} has already been entered')
        self._loop = get_running_loop()
        self._parent = current_task(self._loop)
        if self._parent is None:
            raise RuntimeError(f'TaskGroup {self!r} cannot determine the parent task')
        self._entered = True
        return self

    def create_task(self, coro, *, name=None, context=None):
        """Start running a coroutine in this group; return its task."""
        problem = self._reason_to_refuse()
        if problem:
            coro.close()
            raise RuntimeError(f'TaskGroup {self!r} {problem}')
        task = self._loop.create_task(coro, name=name, context=context)
        self._tasks[task] = None
        task.add_done_callback(self._task_done)
        return task

    def _reason_to_refuse(self):
        if not self._entered:
            return 'has not been entered'
        if self._leaving and not self._tasks:
            return 'is finished'
        if self._aborting:
            return 'is shutting down'
        return None

    async def __aexit__(self, error_type, error, traceback):
        self._leaving = True
        if error is not None:
            self._note_ending(error)
            if not self._aborting:
                self._abort()
        cancellation = error if isinstance(error, CancelledError) else None
        cancellation = await self._wait_for_tasks() or cancellation
        try:
            if self._ending_error is not None:
                raise self._ending_error
            if self._parent_cancelled and self._parent.uncancel() == 0:
                cancellation = None  # the only request was this group's own
            if cancellation is not None and not self._errors:
                raise cancellation
            if error is not None and not isinstance(error, CancelledError):
                self._errors.append(error)
            if self._errors:
                self._keep_outside_cancellation()
                raise BaseExceptionGroup('unhandled errors in a TaskGroup', self._errors)
        finally:
            # A kept traceback must not keep the group, nor the errors each other.
            self._parent = self._ending_error = None
            self._errors = []
            error = cancellation = None

    async def _wait_for_tasks(self):
        """Wait until no task is left; return the cancellation that came meanwhile."""
        cancellation = None
        while self._tasks:
            if self._all_done is None:
                self._all_done = self._loop.create_future()
            try:
                await self._all_done
            except CancelledError as error:
                if not self._aborting:
                    cancellation = error
                    self._abort()
            self._all_done = None
        return cancellation

    def _keep_outside_cancellation(self):
        """Have a cancellation from outside strike again after the group's errors."""
        if self._parent.cancelling():
            self._parent.uncancel()
            self._parent.cancel()

    def _note_ending(self, error):
        """Remember the first error that is to leave alone, without a group."""
        if isinstance(error, (SystemExit, KeyboardInterrupt)) and not self._ending_error:
            self._ending_error = error

    def _abort(self):
        self._aborting = True
        for task in list(self._tasks):
            if not task.done():
                task.cancel()

    def _task_done(self, task):
        self._tasks.pop(task, None)
        if self._all_done is not None and not self._tasks:
            set_result_unless_done(self._all_done, True)
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            return
        self._errors.append(error)
        self._note_ending(error)
        if self._parent.done():
            self._loop.call_exception_handler({
                'message': f'Task {task!r} has errored out but its parent '
                           f'task {self._parent} is already completed',
                'exception': error,
                'task': task,
            })
        elif not self._aborting and not self._parent_cancelled:
            # The block may be waiting for anything; wake it by cancelling it.
            self._abort()
            self._parent_cancelled = True
            self._parent.cancel()

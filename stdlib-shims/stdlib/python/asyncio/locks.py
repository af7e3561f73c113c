"""Lock, Event, Condition and Semaphore, for tasks of one loop.

Rule kept: waiters are served in the order they came. Who is woken does not hold
the thing yet; if it is cancelled before it runs, the next in line is woken.
"""

from _collections import deque

from .events import get_running_loop
from .exceptions import CancelledError


class LoopBound:
    """A thing that belongs to the first loop it has to wait in."""

    _loop = None

    def _get_loop(self):
        loop = get_running_loop()
        if self._loop is None:
            self._loop = loop
        if loop is not self._loop:
            raise RuntimeError(f'{self!r} is bound to a different event loop')
        return loop


class _Waitable(LoopBound):
    """What the four have in common: a line of waiters, and a repr with a state."""

    def __init__(self):
        self._waiters = deque()

    def __repr__(self):
        shown = self._describe()
        if self._waiters:
            shown += f', waiters:{len(self._waiters)}'
        return f'<{super().__repr__()[1:-1]} [{shown}]>'

    async def _wait_for(self, turn):
        """Stand in line until the turn comes; leave the line in any case."""
        self._waiters.append(turn)
        try:
            await turn
        finally:
            self._waiters.remove(turn)

    def _someone_is_waiting(self):
        return any(not turn.cancelled() for turn in self._waiters)


class _Acquirable:
    """Makes `async with` acquire and release."""

    async def __aenter__(self):
        await self.acquire()

    async def __aexit__(self, error_type, error, traceback):
        self.release()


class Lock(_Acquirable, _Waitable):
    """At most one task holds it."""

    def __init__(self):
        super().__init__()
        self._locked = False

    def _describe(self):
        return 'locked' if self._locked else 'unlocked'

    def locked(self):
        """Return True if a task holds the lock."""
        return self._locked

    async def acquire(self):
        """Take the lock, waiting for it to be free."""
        if self._locked or self._someone_is_waiting():
            try:
                await self._wait_for(self._get_loop().create_future())
            except CancelledError:
                if not self._locked:
                    self._wake_first()
                raise
        self._locked = True
        return True

    def release(self):
        """Give the lock back."""
        if not self._locked:
            raise RuntimeError('Lock is not acquired.')
        self._locked = False
        self._wake_first()

    def _wake_first(self):
        if self._waiters and not self._waiters[0].done():
            self._waiters[0].set_result(True)


class Event(_Waitable):
    """A flag that tasks can wait for."""

    def __init__(self):
        super().__init__()
        self._is_set = False

    def _describe(self):
        return 'set' if self._is_set else 'unset'

    def is_set(self):
        """Return True if the flag is set."""
        return self._is_set

    def set(self):
        """Set the flag and wake all who wait for it."""
        if not self._is_set:
            self._is_set = True
            for turn in self._waiters:
                if not turn.done():
                    turn.set_result(True)

    def clear(self):
        """Take the flag down again."""
        self._is_set = False

    async def wait(self):
        """Wait until the flag is set."""
        if not self._is_set:
            await self._wait_for(self._get_loop().create_future())
        return True


class Condition(_Acquirable, _Waitable):
    """A lock under which tasks can wait to be notified."""

    def __init__(self, lock=None):
        super().__init__()
        self._lock = Lock() if lock is None else lock
        self.locked = self._lock.locked
        self.acquire = self._lock.acquire
        self.release = self._lock.release

    def _describe(self):
        return 'locked' if self.locked() else 'unlocked'

    async def wait(self):
        """Release the lock until notified, then take it again."""
        if not self.locked():
            raise RuntimeError('cannot wait on un-acquired lock')
        turn = self._get_loop().create_future()
        self.release()
        try:
            try:
                await self._wait_for(turn)
            finally:
                await self._take_lock_again()
            return True
        except BaseException:
            # A notification may have been lost on this task: pass it on.
            self._notify(1)
            raise

    async def _take_lock_again(self):
        """Acquire despite cancellation, which is raised only afterwards."""
        cancellation = None
        while True:
            try:
                await self.acquire()
                break
            except CancelledError as error:
                cancellation = error
        if cancellation is not None:
            try:
                raise cancellation
            finally:
                cancellation = None

    async def wait_for(self, predicate):
        """Wait until predicate() is true; return what it returned."""
        result = predicate()
        while not result:
            await self.wait()
            result = predicate()
        return result

    def notify(self, n=1):
        """Wake n of the tasks that wait."""
        if not self.locked():
            raise RuntimeError('cannot notify on un-acquired lock')
        self._notify(n)

    def notify_all(self):
        """Wake all tasks that wait."""
        self.notify(len(self._waiters))

    def _notify(self, n):
        for turn in self._waiters:
            if n <= 0:
                break
            if not turn.done():
                turn.set_result(False)
                n -= 1


class Semaphore(_Acquirable, _Waitable):
    """At most a given number of tasks hold it."""

    def __init__(self, value=1):
        if value < 0:
            raise ValueError('Semaphore initial value must be >= 0')
        super().__init__()
        self._value = value

    def _describe(self):
        return 'locked' if self.locked() else f'unlocked, value:{self._value}'

    def locked(self):
        """Return True if it cannot be acquired at once."""
        return self._value == 0 or self._someone_is_waiting()

    async def acquire(self):
        """Take one of the places, waiting for one to be free."""
        if not self.locked():
            self._value -= 1
            return True
        turn = self._get_loop().create_future()
        try:
            await self._wait_for(turn)
        except CancelledError:
            if turn.done() and not turn.cancelled():
                self._value += 1  # the place was given, and is given back
            raise
        finally:
            while self._value > 0 and self._hand_over():
                pass
        return True

    def release(self):
        """Give a place back."""
        self._value += 1
        self._hand_over()

    def _hand_over(self):
        """Give a free place to the first in line; return False if there is none."""
        for turn in self._waiters:
            if not turn.done():
                self._value -= 1
                turn.set_result(True)
                return True
        return False


class BoundedSemaphore(Semaphore):
    """A semaphore that must not be released more often than acquired."""

    def __init__(self, value=1):
        super().__init__(value)
        self._bound = value

    def release(self):
        """Give a place back, if one was taken."""
        if self._value >= self._bound:
            raise ValueError('BoundedSemaphore released too many times')
        super().release()

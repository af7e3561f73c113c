"""Queues between tasks.

Rule kept: whoever waits longest is served first, and a waiter that is cancelled
just as its turn comes passes the turn on.
"""

from _collections import deque
from heapq import heappop, heappush

from .futures import GenericAlias
from .locks import Event, LoopBound


class QueueEmpty(Exception):
    """There is nothing to get at once."""


class QueueFull(Exception):
    """There is no room to put at once."""


class QueueShutDown(Exception):
    """The queue was shut down."""


class Queue(LoopBound):
    """First in, first out; put() waits while maxsize (if above 0) is reached."""

    __class_getitem__ = classmethod(GenericAlias)

    def __init__(self, maxsize=0):
        self._maxsize = maxsize
        self._getters = deque()
        self._putters = deque()
        self._unfinished_tasks = 0
        self._finished = Event()
        self._finished.set()
        self._is_shutdown = False
        self._init(maxsize)

    # What kinds of queue differ in

    def _init(self, maxsize):
        self._queue = deque()

    def _get(self):
        return self._queue.popleft()

    def _put(self, item):
        self._queue.append(item)

    # Looking at it

    def __repr__(self):
        return f'<{type(self).__name__} at {id(self):#x} {self._format()}>'

    def __str__(self):
        return f'<{type(self).__name__} {self._format()}>'

    def _format(self):
        words = [f'maxsize={self._maxsize!r}']
        if getattr(self, '_queue', None):
            words.append(f'_queue={list(self._queue)!r}')
        if self._getters:
            words.append(f'_getters[{len(self._getters)}]')
        if self._putters:
            words.append(f'_putters[{len(self._putters)}]')
        if self._unfinished_tasks:
            words.append(f'tasks={self._unfinished_tasks}')
        if self._is_shutdown:
            words.append('shutdown')
        return ' '.join(words)

    @property
    def maxsize(self):
        """How many items the queue holds at most (0: any number)."""
        return self._maxsize

    def qsize(self):
        """Return how many items are in the queue."""
        return len(self._queue)

    def empty(self):
        """Return True if nothing is in the queue."""
        return not self._queue

    def full(self):
        """Return True if maxsize is reached."""
        return 0 < self._maxsize <= self.qsize()

    # Putting and getting

    async def put(self, item):
        """Put an item in, waiting for room."""
        while self.full():
            if self._is_shutdown:
                raise QueueShutDown
            await self._wait_in(self._putters, self.full)
        return self.put_nowait(item)

    def put_nowait(self, item):
        """Put an item in, or raise QueueFull."""
        if self._is_shutdown:
            raise QueueShutDown
        if self.full():
            raise QueueFull
        self._put(item)
        self._unfinished_tasks += 1
        self._finished.clear()
        self._wake_next(self._getters)

    async def get(self):
        """Take an item out, waiting for one."""
        while self.empty():
            if self._is_shutdown:
                raise QueueShutDown
            await self._wait_in(self._getters, self.empty)
        return self.get_nowait()

    def get_nowait(self):
        """Take an item out, or raise QueueEmpty."""
        if self.empty():
            raise QueueShutDown if self._is_shutdown else QueueEmpty
        item = self._get()
        self._wake_next(self._putters)
        return item

    async def _wait_in(self, line, still_blocked):
        """Stand in line until woken."""
        turn = self._get_loop().create_future()
        line.append(turn)
        try:
            await turn
        except BaseException:
            turn.cancel()
            try:
                line.remove(turn)
            except ValueError:
                pass  # already out of the line: it was woken
            if not still_blocked() and not turn.cancelled():
                self._wake_next(line)
            raise

    @staticmethod
    def _wake_next(line):
        while line:
            turn = line.popleft()
            if not turn.done():
                turn.set_result(None)
                break

    # Knowing when the work is done

    def task_done(self):
        """Say that an item taken out has been dealt with."""
        if self._unfinished_tasks <= 0:
            raise ValueError('task_done() called too many times')
        self._unfinished_tasks -= 1
        if self._unfinished_tasks == 0:
            self._finished.set()

    async def join(self):
        """Wait until every item put in has been dealt with."""
        if self._unfinished_tasks > 0:
            await self._finished.wait()

    def shutdown(self, immediate=False):
        """Refuse further items; getting ends with the last one (or at once)."""
        self._is_shutdown = True
        if immediate:
            while not self.empty():
                self._get()
                if self._unfinished_tasks > 0:
                    self._unfinished_tasks -= 1
            if self._unfinished_tasks == 0:
                self._finished.set()
        for line in (self._getters, self._putters):
            while line:
                self._wake_next(line)


class PriorityQueue(Queue):
    """The smallest item first."""

    def _init(self, maxsize):
        self._queue = []

    def _get(self):
        return heappop(self._queue)

    def _put(self, item):
        heappush(self._queue, item)


class LifoQueue(Queue):
    """Last in, first out."""

    def _init(self, maxsize):
        self._queue = []

    def _get(self):
        return self._queue.pop()

    def _put(self, item):
        self._queue.append(item)

"""Barrier: a place where tasks wait for each other.

Rule kept: no task passes until as many as the barrier asks for have come, and
no newcomer mixes with those who are still leaving.
"""

from .exceptions import BrokenBarrierError
from .locks import Condition, LoopBound

_FILLING = 'filling'
_DRAINING = 'draining'      # enough have come: they are leaving
_RESETTING = 'resetting'    # those who came are leaving with an error
_BROKEN = 'broken'


class Barrier(LoopBound):
    """Lets tasks go on only once a given number of them wait."""

    __module__ = 'asyncio.locks'  # the name shown in its repr

    def __init__(self, parties):
        if parties < 1:
            raise ValueError('parties must be > 0')
        self._parties = parties
        self._state = _FILLING
        self._count = 0
        self._changed = Condition()

    def __repr__(self):
        shown = self._state
        if not self.broken:
            shown += f', waiters:{self.n_waiting}/{self.parties}'
        return f'<{super().__repr__()[1:-1]} [{shown}]>'

    @property
    def parties(self):
        """How many tasks have to come."""
        return self._parties

    @property
    def n_waiting(self):
        """How many tasks have come and wait for the others."""
        return self._count if self._state is _FILLING else 0

    @property
    def broken(self):
        """Whether the barrier was aborted."""
        return self._state is _BROKEN

    async def __aenter__(self):
        return await self.wait()

    async def __aexit__(self, error_type, error, traceback):
        pass

    async def wait(self):
        """Wait for the others; return a number that differs for each task."""
        async with self._changed:
            await self._until_state_is(_FILLING, _BROKEN)
            if self._state is _BROKEN:
                raise BrokenBarrierError('Barrier aborted')
            number = self._count
            self._count += 1
            try:
                if self._count == self._parties:
                    self._change_to(_DRAINING)
                else:
                    await self._until_state_is(_DRAINING, _RESETTING, _BROKEN)
                    if self._state is not _DRAINING:
                        raise BrokenBarrierError('Abort or reset of barrier')
                return number
            finally:
                self._leave()

    async def reset(self):
        """Send those who wait away with an error; the barrier can be used again."""
        async with self._changed:
            if self._count == 0:
                self._change_to(_FILLING)
            elif self._state is not _RESETTING:
                self._change_to(_RESETTING)

    async def abort(self):
        """Send those who wait, and all who come later, away with an error."""
        async with self._changed:
            self._change_to(_BROKEN)

    async def _until_state_is(self, *states):
        await self._changed.wait_for(lambda: self._state in states)

    def _change_to(self, state):
        self._state = state
        self._changed.notify_all()

    def _leave(self):
        self._count -= 1
        if self._count == 0:
            if self._state in (_RESETTING, _DRAINING):
                self._state = _FILLING
            self._changed.notify_all()

"""Calls of tools that are under way while the loop runs.

Rule kept: the loop wakes whoever awaits a call when the program has its answer.
Calls that nobody awaited are made before any that was written later, and before
the loop is left, as they would have been in plain code.
"""

from _host import abandon, answered

from .events import get_running_loop

_futures = {}       # ticket of a call: what waits for its answer
_answered = set()   # tickets that were answered before anybody waited
_unclaimed = {}     # calls that nobody has awaited yet, in the order they were written


def are_under_way():
    """Return True if somebody waits for an answer."""
    return bool(_futures)


def hand_out_answers(pause):
    """Wait for answers, at most pause seconds (None: for one); wake who waits for them."""
    for ticket in answered(pause):
        future = _futures.pop(ticket, None)
        if future is None:
            _answered.add(ticket)
        elif not future.done():
            future.set_result(None)


def wait_for_answer(ticket):
    """Wait, as `yield from` does, until the call is answered; cancelled, it is given up."""
    if ticket in _answered:
        return
    future = _futures.get(ticket)
    if future is None:
        future = _futures[ticket] = get_running_loop().create_future()
    try:
        yield from future.__await__()
    except BaseException:
        _futures.pop(ticket, None)
        abandon(ticket)
        raise


def leave_to_the_loop(call):
    """Remember a call that was made inside a loop."""
    _unclaimed[call] = None


def claim(call):
    """Somebody waits for it now; those written before it come first."""
    # Calls of one gather() are claimed in their order: the first is the one.
    if next(iter(_unclaimed), call) is not call:
        for earlier in list(_unclaimed):
            if earlier is call:
                break
            if not earlier._has_task:
                earlier.value()
    _unclaimed.pop(call, None)


def disclaim(call):
    """Nobody will ever wait for it."""
    _unclaimed.pop(call, None)


def forget(ticket):
    """Its answer was taken."""
    _answered.discard(ticket)


def run_and_settle(loop, future):
    """Run until the future is done, and then make the calls that nobody awaited.

    What they raise is raised here.
    """
    try:
        result = loop.run_until_complete(future)
    except BaseException:
        _unclaimed.clear()
        raise
    for call in list(_unclaimed):
        if call._loop is loop and not call._has_task:
            call.value()
    return result

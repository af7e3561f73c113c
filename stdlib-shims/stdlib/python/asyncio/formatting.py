"""How futures, tasks and handles show themselves in repr() and error reports.

Rule kept: nothing here is needed to run anything, so it is loaded only when
something is shown. A callback of the guest is shown with the place it was
defined at; one of this package is not.
"""

from functools import partial
from reprlib import repr as short_repr


def describe_future(future):
    """Return the words that stand between the angle brackets of a future."""
    words = [future._state.lower()]
    if future._state == 'FINISHED':
        if future._exception is not None:
            words.append(f'exception={future._exception!r}')
        else:
            words.append(f'result={short_repr(future._result)}')
    if future._callbacks:
        words.append(describe_done_callbacks(future._callbacks))
    return words


def describe_task(task):
    """Return the words that stand between the angle brackets of a task."""
    state, *rest = describe_future(task)
    if task.cancelling() and not task.done():
        state = 'cancelling'
    words = [state, f'name={task.get_name()!r}']
    coro = task.get_coro()
    if coro is not None:
        words.append(f'coro=<{describe_coroutine(coro)}>')
    if task._fut_waiter is not None:
        words.append(f'wait_for={task._fut_waiter!r}')
    return words + rest


def describe_done_callbacks(callbacks):
    """Name the first and the last of a future's callbacks."""
    first = describe_callback(callbacks[0][0])
    if len(callbacks) == 1:
        return f'cb=[{first}]'
    last = describe_callback(callbacks[-1][0])
    if len(callbacks) == 2:
        return f'cb=[{first}, {last}]'
    return f'cb=[{first}, <{len(callbacks) - 2} more>, {last}]'


def describe_callback(callback):
    """Show a callback as a call, and where it was defined."""
    calls = '()'
    while isinstance(callback, partial):
        callback = callback.func
        calls += '()'
    name = getattr(callback, '__qualname__', None) or getattr(callback, '__name__', None)
    return (name or repr(callback)) + calls + _place_of(callback)


def _place_of(callback):
    callback = getattr(callback, '__wrapped__', callback)
    if type(callback) is not type(_place_of):
        return ''
    if (callback.__module__ or '').partition('.')[0] == __package__:
        return ''
    code = callback.__code__
    return f' at {code.co_filename}:{code.co_firstlineno}'


def describe_coroutine(coro):
    """Show a coroutine's name, whether it is finished, and where it stands."""
    name = getattr(coro, '__qualname__', None) or getattr(coro, '__name__', None)
    name = f'{name}()' if name else f'<{type(coro).__name__} without __name__>()'
    code = getattr(coro, 'cr_code', None) or getattr(coro, 'gi_code', None)
    running = getattr(coro, 'cr_running', None) or getattr(coro, 'gi_running', None)
    if code is None:
        return f'{name} running' if running else name
    filename = code.co_filename or '<empty co_filename>'
    frame = getattr(coro, 'cr_frame', None) or getattr(coro, 'gi_frame', None)
    if frame is None:
        return f'{name} done, defined at {filename}:{code.co_firstlineno}'
    line = getattr(frame, 'f_lineno', None) or code.co_firstlineno
    return f'{name} running at {filename}:{line}'

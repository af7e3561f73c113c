"""Cooperative concurrency for guest scripts: the public face of the package.

Rule kept: importing asyncio costs next to nothing. No part of the package is
loaded here; `_HOMES` says which file each public name lives in, and a file is
loaded the first time one of its names is asked for.

There is one thread behind this package: time passes only through `time.sleep`
and while tools of other servers work (see calls.py), and names that would need sockets, processes or threads exist but
refuse (see refused.py).
"""

_HOMES = {
    'coroutines': 'iscoroutine iscoroutinefunction',
    'events': (
        'AbstractEventLoop Handle TimerHandle get_event_loop get_running_loop'
        ' new_event_loop set_event_loop _get_running_loop _set_running_loop'
    ),
    'exceptions': (
        'BrokenBarrierError CancelledError IncompleteReadError InvalidStateError'
        ' LimitOverrunError SendfileNotAvailableError TimeoutError'
    ),
    'futures': 'Future isfuture wrap_future',
    'locks': 'BoundedSemaphore Condition Event Lock Semaphore',
    'barriers': 'Barrier',
    'loop': 'BaseEventLoop EventLoop SelectorEventLoop',
    'queues': 'LifoQueue PriorityQueue Queue QueueEmpty QueueFull QueueShutDown',
    'refused': (
        'BaseProtocol BaseTransport DatagramProtocol DatagramTransport Protocol'
        ' Server StreamReader StreamWriter SubprocessProtocol SubprocessTransport'
        ' Transport create_subprocess_exec create_subprocess_shell open_connection'
        ' open_unix_connection run_coroutine_threadsafe start_server'
        ' start_unix_server subprocess'
    ),
    'runners': 'Runner run',
    'taskgroups': 'TaskGroup',
    'tasks': 'Task all_tasks create_task current_task ensure_future sleep',
    'threads': 'to_thread',
    'timeouts': 'Timeout timeout timeout_at wait_for',
    'waiting': (
        'ALL_COMPLETED FIRST_COMPLETED FIRST_EXCEPTION as_completed gather shield'
        ' wait'
    ),
}

# Files of our own making; elsewhere what they hold is in other files. Scripts cannot name them.
_HIDDEN_HOMES = {'barriers', 'loop', 'refused', 'waiting'}

_HOME_OF = {name: home for home, names in _HOMES.items() for name in names.split()}

# `subprocess` is left out so that a star import does not hide the module.
__all__ = [
    name for name in _HOME_OF if not name.startswith('_') and name != 'subprocess'
]


def __getattr__(name):
    """Load the file a public name lives in, and remember the value found."""
    home = _HOME_OF.get(name)
    if home is None:
        raise AttributeError(f'module {__name__!r} has no attribute {name!r}')
    value = getattr(__import__(f'{__name__}.{home}', fromlist=['*']), name)
    globals()[name] = value
    return value


def __dir__():
    """List every public name, whether its file is loaded yet or not."""
    return sorted({'__all__', '__doc__', '__name__', *_HOME_OF, *_HOMES} - _HIDDEN_HOMES)


def _run_main(coro):
    """Run a cell's top-level coroutine on the loop kept for the session."""
    from .runners import run_top_level
    return run_top_level(coro)

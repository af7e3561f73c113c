"""to_thread() and run_in_executor() where there are no threads.

Rule kept: the function runs in the loop itself, one turn after it was asked
for. It gets its result to the waiter as a thread would, but while it runs,
nothing else does.
"""

from _contextvars import copy_context


async def to_thread(func, /, *args, **kwargs):
    """Call func(*args, **kwargs) in the loop (there are no threads); return its result."""
    from .events import get_running_loop

    def call():
        return context.run(func, *args, **kwargs)

    context = copy_context()
    return await get_running_loop().run_in_executor(None, call)


def run_inline(loop, func, *args):
    """Return a future of func(*args), called on the loop's next turn."""
    future = loop.create_future()
    loop.call_soon(_call_into, future, func, args)
    return future


def _call_into(future, func, args):
    if future.cancelled():
        return
    try:
        result = func(*args)
    except (SystemExit, KeyboardInterrupt):
        future.cancel()
        raise
    except BaseException as error:
        future.set_exception(error)
    else:
        future.set_result(result)
    future = None  # a kept traceback must not keep the future

"""Reporting errors that no code is there to catch, and deadlocks.

Rule kept: reporting never raises an ordinary error itself, and this file is not
loaded until there is something to report. What is printed is what the standard
library's logger would print with no logging set up.
"""

import sys

_NOTED_TASKS = 5  # how many waiting tasks a deadlock error names


def report(loop, context):
    """Give the context to the loop's handler, or else print it."""
    handler = loop.get_exception_handler()
    if handler is None:
        _give_to_default_handler(loop, context)
        return
    try:
        owner = context.get('task') or context.get('future') or context.get('handle')
        get_context = getattr(owner, 'get_context', None)
        if get_context is None:
            handler(loop, context)
        else:
            get_context().run(handler, loop, context)
    except (SystemExit, KeyboardInterrupt):
        raise
    except BaseException as error:
        _give_to_default_handler(loop, {
            'message': 'Unhandled error in exception handler',
            'exception': error,
            'context': context,
        })


def _give_to_default_handler(loop, context):
    try:
        loop.default_exception_handler(context)
    except (SystemExit, KeyboardInterrupt):
        raise
    except BaseException as error:
        print_report({
            'message': 'Exception in default exception handler',
            'exception': error,
        })


def print_report(context):
    """Write the message, what it is about, and the exception to sys.stderr."""
    stream = sys.stderr
    if stream is None:
        return
    lines = [context.get('message') or 'Unhandled exception in event loop']
    lines += [
        f'{key}: {context[key]!r}'
        for key in sorted(context)
        if key not in ('message', 'exception')
    ]
    stream.write('\n'.join(lines) + '\n')
    error = context.get('exception')
    if error is not None:
        show = getattr(sys, '__excepthook__', None) or sys.excepthook
        show(type(error), error, error.__traceback__)


def deadlock_error(tasks):
    """Return the error for tasks that wait for ever, with notes of where they do."""
    from .formatting import describe_coroutine

    error = RuntimeError('all tasks are waiting and nothing can wake them')
    for task in list(tasks)[:_NOTED_TASKS]:
        place = describe_coroutine(task.get_coro())
        error.add_note(f'{task.get_name()} waits: {place}')
    return error

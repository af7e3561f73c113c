"""The exceptions of the package.

Rule kept: cancellation is a BaseException, so that a guest's `except Exception`
never swallows it by accident; a timeout is the builtin TimeoutError.
"""

TimeoutError = TimeoutError


class CancelledError(BaseException):
    """Someone asked for the work to stop."""


class InvalidStateError(Exception):
    """The operation does not fit the state the future is in."""


class SendfileNotAvailableError(RuntimeError):
    """Sendfile is not available here."""


class BrokenBarrierError(RuntimeError):
    """The barrier was aborted or reset while tasks were waiting at it."""


class IncompleteReadError(EOFError):
    """A stream ended before the expected number of bytes had come.

    `partial` holds the bytes that did come, `expected` how many were asked for
    (None when that was not known).
    """

    def __init__(self, partial, expected):
        wanted = 'undefined' if expected is None else repr(expected)
        super().__init__(
            f'{len(partial)} bytes read on a total of {wanted} expected bytes'
        )
        self.partial = partial
        self.expected = expected

    def __reduce__(self):
        return type(self), (self.partial, self.expected)


class LimitOverrunError(Exception):
    """A buffer limit was reached while looking for a separator.

    `consumed` is the number of bytes to be taken before trying again.
    """

    def __init__(self, message, consumed):
        super().__init__(message)
        self.consumed = consumed

    def __reduce__(self):
        return type(self), (self.args[0], self.consumed)

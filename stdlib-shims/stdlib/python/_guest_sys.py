"""`sys` as scripts see it: what describes the interpreter, and the streams."""

import sys as _sys
import types as _types
import _sandbox


def _report_ignored(unraisable):
    """Say on stderr what went wrong where nobody could be told, as in a `__del__`."""
    try:
        label = unraisable.err_msg or "Exception ignored in"
        _sys.stderr.write(f"{label}: {unraisable.object!r}\n{unraisable.exc_type.__name__}: {unraisable.exc_value}\n")
    except BaseException:
        pass  # what describes itself may fail to


class _GuestSys(_types.ModuleType):
    """Streams are shared with `print`, so that redirecting them works; the rest is fixed."""

    # Of the class, so that a script cannot take it away from the interpreter.
    unraisablehook = staticmethod(_report_ignored)

    @property
    def stdout(self):
        return _sys.stdout

    @stdout.setter
    def stdout(self, stream):
        _sys.stdout = stream

    @property
    def stderr(self):
        return _sys.stderr

    @stderr.setter
    def stderr(self, stream):
        _sys.stderr = stream

    @property
    def argv(self):
        return _sys.argv


class _EmptyInput:
    """Standard input of a script: nothing."""

    name = "<stdin>"
    mode = "r"
    encoding = "utf-8"
    closed = False

    def read(self, size=-1):
        return ""

    def readline(self, size=-1):
        return ""

    def readlines(self, hint=-1):
        return []

    def __iter__(self):
        return iter(())

    def isatty(self):
        return False


def exit(status=None):
    """End the script."""
    raise SystemExit(status)


def getrecursionlimit():
    """How deep calls may nest."""
    return _sandbox.recursion_limit()


def setrecursionlimit(limit):
    """Accepted and ignored: the depth is the operator's to set."""
    if not isinstance(limit, int):
        raise TypeError(f"'{type(limit).__name__}' object cannot be interpreted as an integer")
    if limit < 1:
        raise ValueError("recursion limit must be greater or equal than 1")


__facade__ = _GuestSys("sys", "Interpreter facts and streams.")
for _name in (
    "version", "version_info", "hexversion", "implementation", "maxsize", "maxunicode", "byteorder", "platform",
    "float_info", "int_info", "hash_info", "flags", "copyright", "api_version", "float_repr_style",
    "getsizeof", "getrefcount", "intern", "is_finalizing", "exc_info", "exception", "getdefaultencoding",
    "getfilesystemencoding", "get_int_max_str_digits",
):
    if hasattr(_sys, _name):
        setattr(__facade__, _name, getattr(_sys, _name))
__facade__.stdin = __facade__.__stdin__ = _EmptyInput()
__facade__.__stdout__ = _sys.stdout
__facade__.__stderr__ = _sys.stderr
__facade__.path = []
__facade__.executable = ""
__facade__.prefix = ""
__facade__.warnoptions = []
__facade__.exit = exit
__facade__.getrecursionlimit = getrecursionlimit
__facade__.setrecursionlimit = setrecursionlimit

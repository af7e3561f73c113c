# Exception chaining: raise from, implicit context, suppression and notes.
def load(text):
    try:
        return int(text)
    except ValueError as error:
        raise RuntimeError(f"cannot load {text!r}") from error


try:
    load("abc")
except RuntimeError as error:
    print(error)
    print("cause:", type(error.__cause__).__name__, error.__cause__)
    print("suppressed context:", error.__suppress_context__)

try:
    try:
        {}["missing"]
    except KeyError:
        raise LookupError("second")
except LookupError as error:
    print(error, "| context:", repr(error.__context__), "| cause:", error.__cause__)

try:
    try:
        raise ValueError("hidden")
    except ValueError:
        raise TypeError("clean") from None
except TypeError as error:
    print(error, error.__cause__, error.__suppress_context__, repr(error.__context__))

try:
    try:
        raise OSError("again")
    except OSError as error:
        error.add_note("while saving")
        error.add_note("attempt 2")
        raise
except OSError as error:
    print(error, error.__notes__)


def chain(error):
    while error is not None:
        yield type(error).__name__
        error = error.__cause__ or error.__context__


try:
    try:
        load("x")
    except RuntimeError as error:
        raise SystemError("top") from error
except SystemError as error:
    print(list(chain(error)))

# traceback: formatting exceptions and looking at the call stack.
import traceback


def outer(value):
    return inner(value)


def inner(value):
    return 10 / value


try:
    outer(0)
except ZeroDivisionError as error:
    print(traceback.format_exception_only(error))
    report = traceback.TracebackException.from_exception(error)
    print([frame.name for frame in report.stack])
    text = traceback.format_exc().splitlines()
    print(text[0])
    print(text[-1])

try:
    try:
        int("x")
    except ValueError as error:
        raise RuntimeError("wrapper") from error
except RuntimeError as error:
    report = traceback.TracebackException.from_exception(error)
    full = "".join(report.format())
    print("direct cause" in full, full.count("Traceback (most recent call last)"))
    print("".join(report.format_exception_only()).strip())

error = KeyError("k")
error.add_note("a note")
print(traceback.format_exception_only(error))
print(traceback.format_exception(ValueError("no traceback")))
summary = traceback.FrameSummary("script.py", 3, "main", line="x = 1")
print(summary.filename, summary.lineno, summary.name, summary.line)
print(traceback.format_list([("script.py", 3, "main", "x = 1")])[0])

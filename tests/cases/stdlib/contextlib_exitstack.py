# contextlib: ExitStack for a dynamic number of context managers.
from contextlib import ExitStack, contextmanager


@contextmanager
def resource(name):
    print("open", name)
    try:
        yield name
    finally:
        print("close", name)


with ExitStack() as stack:
    names = [stack.enter_context(resource(name)) for name in ("a", "b", "c")]
    stack.callback(print, "callback", "ran", sep="-")
    print("using", names)

try:
    with ExitStack() as stack:
        stack.enter_context(resource("x"))
        raise RuntimeError("failed")
except RuntimeError as error:
    print("caught", error)


def suppress_all(kind, error, trace):
    print("suppressing", kind.__name__ if kind else None)
    return True


with ExitStack() as stack:
    stack.push(suppress_all)
    raise ValueError("hidden")
print("after")

with ExitStack() as stack:
    stack.enter_context(resource("kept"))
    kept = stack.pop_all()
print("still open")
kept.close()


def optional(condition):
    with ExitStack() as stack:
        if condition:
            stack.enter_context(resource("conditional"))
        print("condition", condition)


optional(True)
optional(False)

# attack: asyncio loads its files on demand; asks the package for them, and each for the real modules it imported
# stopped by: nothing
import asyncio
import types

FILES = ["barriers", "coroutines", "events", "exceptions", "formatting", "futures", "locks", "loop", "queues", "refused",
         "reports", "runners", "taskgroups", "tasks", "threads", "timeouts", "waiting"]


def files():
    for name in FILES:
        for ask in (lambda: getattr(asyncio, name), lambda: asyncio.__getattr__(name),
                    lambda: __import__("asyncio." + name, None, None, ["*"])):
            try:
                yield name, ask()
            except (AttributeError, ImportError):
                pass


asyncio.run(asyncio.sleep(0))  # loads most of them
for name, file in files():
    for key, value in vars(file).items():
        is_hook = key in ("__builtins__", "__loader__", "__spec__") and value is not None
        if is_hook or isinstance(value, types.ModuleType):
            print("ESCAPED", name, key, value)
    for key in ("sys", "events", "time"):
        if hasattr(file, key):
            print("ESCAPED", name, key)

try:
    asyncio.reports
except AttributeError as error:
    assert str(error) == "module 'asyncio' has no attribute 'reports'", error
else:
    print("ESCAPED asyncio.reports", asyncio.reports)

# What is public is there as ever, and the same by every way.
from asyncio.exceptions import CancelledError

assert asyncio.exceptions.CancelledError is asyncio.CancelledError is CancelledError
assert all(hasattr(asyncio, name) for name in dir(asyncio))

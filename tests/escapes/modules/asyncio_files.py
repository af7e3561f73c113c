# attack: asyncio loads its files on demand; asks the package for them, and each for the real modules it imported
# prints: 33 facades, 18 refusals
# prints: module 'asyncio' has no attribute 'reports'
# prints: True True
import asyncio
import types

FILES = ["barriers", "coroutines", "events", "exceptions", "formatting", "futures", "locks", "loop", "queues", "refused",
         "reports", "runners", "taskgroups", "tasks", "threads", "timeouts", "waiting"]


refusals = []


def files():
    for name in FILES:
        for ask in (lambda: getattr(asyncio, name), lambda: asyncio.__getattr__(name),
                    lambda: __import__("asyncio." + name, None, None, ["*"])):
            try:
                yield name, ask()
            except (AttributeError, ImportError) as error:
                refusals.append(error)


asyncio.run(asyncio.sleep(0))  # loads most of them
n_facades = 0
for name, file in files():
    n_facades += 1
    for key, value in vars(file).items():
        is_hook = key in ("__builtins__", "__loader__", "__spec__") and value is not None
        if is_hook or isinstance(value, types.ModuleType):
            print("ESCAPED", name, key, value)
    for key in ("sys", "events", "time"):
        if hasattr(file, key):
            print("ESCAPED", name, key)
print(f"{n_facades} facades, {len(refusals)} refusals")

try:
    print("ESCAPED asyncio.reports", asyncio.reports.sys)
except AttributeError as error:
    print(error)

# What is public is there as ever, and the same by every way.
from asyncio.exceptions import CancelledError

is_same = asyncio.exceptions.CancelledError is asyncio.CancelledError is CancelledError
print(is_same, all(hasattr(asyncio, name) for name in dir(asyncio)))

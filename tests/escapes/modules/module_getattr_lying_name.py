# attack: a module's own __getattr__ is asked with a text that is equal to one name, hashes as another and prints as a third
# prints: 65 refusals, answers: {'None'}
import asyncio
import calendar
import types
import typing

import numpy
import pandas


def lying(text, equal_to, hash_of=None):
    class Lie(str):
        def __eq__(self, other):
            return other in equal_to

        def __hash__(self):
            return hash(hash_of or text)

        def __format__(self, how):
            return text

        __str__ = __repr__ = lambda self: text

    return Lie(text)


LIES = [
    lying("__builtins__", ("char", "__builtins__")),
    lying("__loader__", ("char", "__loader__")),
    lying("__spec__", ("char", "__spec__")),
    lying("__builtins__", ("concat", "sleep", "tasks", "Pattern"), "concat"),
    lying("__builtins__", ("sleep", "tasks"), "sleep"),
    lying("__loader__", ("concat",), "concat"),
    lying("sys", ("reports", "tasks"), "reports"),
    lying("reports", ("tasks",), "tasks"),
]
n_refusals = 0
answers = set()
for module in (asyncio, calendar, numpy, pandas, typing):
    for lie in LIES:
        for ask in (lambda: module.__getattr__(lie), lambda: getattr(module, lie)):
            try:
                found = ask()
            except Exception:
                n_refusals += 1
                continue
            answers.add(repr(found))
            if isinstance(found, (dict, types.ModuleType)) or hasattr(found, "loader") or hasattr(found, "find_spec"):
                print("ESCAPED", module.__name__, str(lie), found)
# A facade has the names of a module's importer, with nothing behind them.
print(f"{n_refusals} refusals, answers: {answers}")

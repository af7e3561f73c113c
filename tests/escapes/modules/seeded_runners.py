# attack: modules that write code from names get a runner of their own; takes it from them to run text that no check has read
# prints: 9 names are not there
import collections
import dataclasses
import typing

n_missing = 0
for module in (collections, dataclasses, typing):
    for name in ("eval", "exec", "compile"):
        runner = getattr(module, name, None)
        if runner is None:
            n_missing += 1
        else:
            print("ESCAPED", module.__name__, name, runner("6 * 7"))
print(f"{n_missing} names are not there")

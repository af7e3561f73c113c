# attack: modules that write code from names get a runner of their own; takes it from them to run text that no check has read
# stopped by: nothing
import collections
import dataclasses
import typing

for module in (collections, dataclasses, typing):
    for name in ("eval", "exec", "compile"):
        runner = getattr(module, name, None)
        if runner is not None:
            print("ESCAPED", module.__name__, name, runner("6 * 7"))

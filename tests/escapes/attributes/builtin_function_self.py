# attack: builtin functions remember the real module they belong to in __self__
# prints: [None, None, None, None, None, None, None]
import math
import itertools

given = []
for fn in (len, print, isinstance, math.sin, itertools.tee, sorted, globals):
    owner = fn.__self__
    given.append(owner and owner.__name__)
    if owner is None:
        continue
    for name in ("eval", "exec", "compile", "open", "__import__"):
        if callable(getattr(owner, name, None)):
            print("ESCAPED", name, "through", fn.__name__)
    if owner is not math and type(owner) is type(math):
        print("ESCAPED the real module behind", fn.__name__)
print(given)

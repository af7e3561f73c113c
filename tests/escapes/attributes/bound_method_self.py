# attack: bound methods exported as functions carry their object and its class
# prints: [{}, {}, {}, {}]
import random

owner = random.random.__self__ if hasattr(random.random, "__self__") else random.seed.__self__
for name in ("seed", "choices", "sample", "shuffle"):
    fn = getattr(type(owner), name)
    ns = fn.__globals__
    if ns is not globals() and ("_os" in ns or "_urandom" in ns):
        print("ESCAPED random's globals through", name)
print([getattr(type(owner), name).__globals__ for name in ("seed", "choices", "sample", "shuffle")])

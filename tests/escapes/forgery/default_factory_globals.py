# attack: dataclass default_factory, cached_property, lru_cache and ExitStack call guest-chosen builtins from trusted frames
# prints: True dict 1
import contextlib
import dataclasses
import functools

@dataclasses.dataclass
class D:
    a: dict = dataclasses.field(default_factory=globals)
    b: dict = dataclasses.field(default_factory=vars)

d = D()
if d.a is not globals():
    print("ESCAPED", sorted(d.a)[:4])
if isinstance(d.b, dict) and any(type(v) is type(dataclasses) for v in d.b.values()):
    print("ESCAPED", sorted(d.b)[:4])

class Factory(dict):
    def __init__(self):
        super().__init__()

got = []
with contextlib.ExitStack() as stack:
    stack.callback(functools.partial(map, got.append, iter(globals, 1)))
    stack.push(lambda *a: got.append(locals()))
for ns in got:
    if isinstance(ns, dict) and ns is not globals() and "self" in ns:
        print("ESCAPED", sorted(ns)[:4])
fn = functools.lru_cache(globals)
if isinstance(fn, dict) and fn is not globals():
    print("ESCAPED by lru_cache")
print(d.a is globals(), type(d.b).__name__, len(got))

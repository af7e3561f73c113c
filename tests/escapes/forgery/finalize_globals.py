# attack: weakref.finalize calls a zero-argument function from trusted code and returns its result
# stopped by: RuntimeError
import weakref

class C:
    pass

for fn in (globals, locals, vars, dir):
    keep = C()
    got = weakref.finalize(keep, fn)()
    if isinstance(got, dict) and got is not globals():
        print("ESCAPED", fn.__name__, sorted(map(str, got))[:4])

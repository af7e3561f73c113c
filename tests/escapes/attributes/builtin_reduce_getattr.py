# attack: __reduce__ of methods and iterators returns the real getattr and iter, not the guarded ones
# stopped by: TypeError
import json

for thing in (str.join, [].append, (1).__add__, iter([1]), iter(()), iter("a"), iter({}), range(3).__iter__()):
    got = thing.__reduce__()
    fn = got[0] if isinstance(got, tuple) else None
    if fn is None:
        continue
    if getattr(fn, "__name__", "") == "getattr" and fn is not getattr:
        print("ESCAPED a second, real getattr:", fn)
    owner = getattr(fn, "__self__", None)
    if owner is not None and callable(getattr(owner, "eval", None)):
        print("ESCAPED builtins through __reduce__ of", thing)

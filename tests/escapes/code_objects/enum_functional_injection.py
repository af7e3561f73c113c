# attack: Enum's functional API with hostile names, module and qualname, and the auto-pickle module lookup
# prints: refused: 5
import enum

refused = 0
for name, members, kw in (("E", {"__class__": 1}, {}), ("E", "a b=1", {}), ("E", ["mro"], {}), ("E", {"x": 1}, {"module": "sys", "qualname": "modules"}),
                          ("E", {"x": 1}, {"module": "builtins", "qualname": "eval"})):
    try:
        E = enum.Enum(name, members, **kw)
        got = E.__reduce_ex__(E, 2) if hasattr(E, "__reduce_ex__") else None
        member = list(E)[0] if len(E) else None
        if member is not None and callable(getattr(member, "__reduce_ex__", None)):
            fn = member.__reduce_ex__(2)[0]
            if getattr(fn, "__name__", "") in ("eval", "getattr") and fn is not getattr:
                print("ESCAPED", fn)
    except Exception:
        refused += 1
        continue
print("refused:", refused)

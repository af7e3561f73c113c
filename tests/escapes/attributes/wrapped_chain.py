# attack: looks for the unguarded original behind a guarded builtin: __wrapped__, closure, globals, __func__
# prints: set()
for fn in (open, getattr, globals, print, type, super, isinstance):
    for name in ("__wrapped__", "__func__", "func", "__globals__"):
        inner = getattr(fn, name, None)
        if inner and inner is not globals():
            print("ESCAPED", name, "of", fn)
    for cell in getattr(fn, "__closure__", None) or ():
        value = cell.cell_contents
        if callable(value) or isinstance(value, dict):
            print("ESCAPED", value, "in the closure of", fn)
print({name for fn in (open, getattr, globals, print) for name in dir(fn) if name in ("__wrapped__", "__func__", "func", "__globals__", "__closure__")})

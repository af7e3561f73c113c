# attack: a subclass of redirect_stdout names another attribute of sys as its stream, and gets it (or sets it)
# stopped by: AttributeError
import contextlib
import types


class Reader(contextlib.redirect_stdout):
    _stream = "modules"


reader = Reader({})
try:
    reader.__enter__()
finally:
    modules = reader._old_targets[-1] if reader._old_targets else {}
    if reader._old_targets:
        reader.__exit__(None, None, None)
if isinstance(modules.get("sys"), types.ModuleType) and "_sandbox" in modules:
    print("ESCAPED", len(modules), "trusted modules:", modules["builtins"])
for name in ("meta_path", "_getframe", "excepthook", "unraisablehook", "displayhook", "path"):
    Reader._stream = name
    reader = Reader(None)
    try:
        with reader:
            print("ESCAPED sys.", name, "was", reader._old_targets[-1], sep="")
    except AttributeError:
        pass

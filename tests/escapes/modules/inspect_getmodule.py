# attack: inspect.getmodule hands out the real module that an object claims to come from
# prints: [None, None, None]
import inspect
import types

claimed = type("Claimed", (), {})
for name, sign in [("sys", "modules"), ("builtins", "__import__"), ("_sandbox", "stat"), ("_frozen_importlib", "ModuleSpec"),
                   ("_imp", "create_builtin"), ("os", "rename")]:
    claimed.__module__ = name
    if hasattr(inspect.getmodule(claimed), sign):
        print("ESCAPED", name)
given = []
for native in [len, dict, inspect.getmodule]:
    found = inspect.getmodule(native)
    given.append(found)
    if isinstance(found, types.ModuleType) and hasattr(found, "__loader__") and found.__loader__ is not None:
        print("ESCAPED", found)
print(given)

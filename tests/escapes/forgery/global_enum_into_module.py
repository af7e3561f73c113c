# attack: enum.global_enum writes members into the namespace of sys.modules[cls.__module__], chosen by the guest
# stopped by: nothing
import enum
import json

for target in ("builtins", "json", "sys", "enum", "re"):
    class E(enum.Enum):
        stolen_name = 1
    E.__module__ = target
    try:
        enum.global_enum(E)
    except (KeyError, AttributeError, TypeError):
        continue
    if target == "json" and hasattr(json, "stolen_name"):
        print("ESCAPED wrote into json")
try:
    stolen_name
    print("ESCAPED wrote into builtins")
except NameError:
    pass

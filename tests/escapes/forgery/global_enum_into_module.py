# attack: enum.global_enum writes members into the namespace of sys.modules[cls.__module__], chosen by the guest
# prints: refused: 1
import enum
import json

refused = 0
for target in ("builtins", "json", "sys", "enum", "re"):
    class E(enum.Enum):
        stolen_name = 1
    E.__module__ = target
    try:
        enum.global_enum(E)
    except (KeyError, AttributeError, TypeError):
        refused += 1
        continue
    if target == "json" and hasattr(json, "stolen_name"):
        print("ESCAPED wrote into json")
try:
    stolen_name
    print("ESCAPED wrote into builtins")
except NameError:
    refused += 1
print("refused:", refused)

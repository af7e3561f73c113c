# attack: __dict__, __loader__, __spec__ and __builtins__ of an imported module
# prints: [None, None, None]
import json

for name in ("__loader__", "__builtins__"):
    value = getattr(json, name, None)
    if value is not None and (isinstance(value, dict) or hasattr(value, "load_module") or hasattr(value, "get_code")):
        print("ESCAPED", name, value)
spec = getattr(json, "__spec__", None)
if spec is not None and getattr(spec, "loader", None) is not None:
    print("ESCAPED the loader", spec.loader)
for key, value in vars(json).items():
    if type(value) is type(json) and key not in ("decoder", "encoder"):
        print("ESCAPED module in json's dict:", key)
print([getattr(json, name, None) for name in ("__loader__", "__builtins__", "__spec__")])

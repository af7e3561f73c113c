# attack: applies the descriptors of the function type (__globals__, __closure__, __code__) to trusted functions
# prints: __globals__ 0
# prints: __builtins__ 0
# prints: __closure__ NoneType
# prints: __code__ code
# prints: __dict__ 0
import json

kind = type(lambda: 0)
for name in ("__globals__", "__builtins__", "__closure__", "__code__", "__dict__"):
    slot = kind.__dict__[name]
    value = slot.__get__(json.dumps, kind)
    print(name, len(value) if isinstance(value, (dict, tuple)) else type(value).__name__)
    if name in ("__globals__", "__builtins__") and isinstance(value, dict) and value is not globals() and value:
        print("ESCAPED", name, "of json.dumps by descriptor")

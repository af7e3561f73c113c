# attack: the __builtins__ of a trusted function are the unrestricted ones
# prints: []
import json

b = json.dumps.__builtins__
b = b if isinstance(b, dict) else vars(b)
if "eval" in b and b["eval"]("1+1") == 2:
    print("ESCAPED eval through json.dumps.__builtins__")
print([name for name in ("eval", "exec", "compile", "open") if name in b])

# attack: string.Formatter is trusted Python code that calls getattr for the guest and returns the object itself
# prints: {}
import json
import string

obj, _ = string.Formatter().get_field("0.__globals__", (json.dumps,), {})
if obj and obj is not globals():
    print("ESCAPED object from Formatter:", sorted(obj)[:5])
print(obj)

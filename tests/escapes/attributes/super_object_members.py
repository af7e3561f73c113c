# attack: super objects and their members used to reach the class of trusted objects
# prints: {} {}
import json

enc = json.JSONEncoder()
s = super(json.JSONEncoder, enc)
owner = s.__thisclass__
fn = owner.__init__
ns = getattr(fn, "__globals__", None)
if isinstance(ns, dict) and ns is not globals() and ns:
    print("ESCAPED through super().__thisclass__")
low = object.__getattribute__(s, "__self_class__")
if getattr(low.encode, "__globals__", None) not in (None, {}, globals()):
    print("ESCAPED through __self_class__")
print(ns, getattr(low.encode, "__globals__", None))

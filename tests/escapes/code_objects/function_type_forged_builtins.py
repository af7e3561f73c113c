# attack: forged globals name their own __builtins__: a guest dict, then a trusted module
# stopped by: TypeError
import json

def probe():
    return exec, eval

make = type(probe)
for b in (vars(json), json, {"eval": 1, "exec": 2}):
    f = make(probe.__code__, {"__builtins__": b})
    got = f()
    if callable(got[0]):
        print("ESCAPED real exec")

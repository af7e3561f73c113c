# attack: copies of a module must not be a way to the original: __class__, copy.copy, __reduce__, __init__
# prints: refused: 3
import copy
import json

kind = type(json)
refused = 0
for way in (lambda: copy.copy(json), lambda: json.__reduce_ex__(2), lambda: kind("sys"), lambda: kind.__init__(json, "sys"),
            lambda: json.__class__("os"), lambda: copy.deepcopy(json)):
    try:
        got = way()
    except Exception:
        refused += 1
        continue
    for name in ("modules", "system", "eval"):
        if hasattr(got, name):
            print("ESCAPED", name)
again = __import__("json") if "__import__" in globals() else json
if getattr(again, "decoder", None) is not None and hasattr(again.decoder, "scanner") and hasattr(again.decoder, "re"):
    print("ESCAPED the real json")
print("refused:", refused)

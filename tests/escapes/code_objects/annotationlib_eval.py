# attack: annotationlib.get_annotations(eval_str=True) and its helpers evaluate strings for the caller
# prints: refused: 3
import annotationlib

def f(x: "eval('40+2')"):
    pass

refused = 0
for kw in ({"eval_str": True}, {"eval_str": True, "globals": {}}, {"eval_str": True, "globals": {}, "locals": {}}):
    try:
        got = annotationlib.get_annotations(f, **kw)
    except Exception:
        refused += 1
        continue
    if got.get("x") == 42:
        print("ESCAPED eval by annotationlib", kw)
print("refused:", refused)

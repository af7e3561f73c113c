# attack: annotationlib.get_annotations(eval_str=True) and its helpers evaluate strings for the caller
# stopped by: nothing
import annotationlib

def f(x: "eval('40+2')"):
    pass

for kw in ({"eval_str": True}, {"eval_str": True, "globals": {}}, {"eval_str": True, "globals": {}, "locals": {}}):
    try:
        got = annotationlib.get_annotations(f, **kw)
    except Exception:
        continue
    if got.get("x") == 42:
        print("ESCAPED eval by annotationlib", kw)

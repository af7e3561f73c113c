# attack: warnings resolves category names by importing the module named in the text
# prints: []
import warnings

for fn_name in ("_getcategory", "_setoption", "_processoptions"):
    fn = getattr(warnings, fn_name, None)
    if fn is None:
        continue
    try:
        got = fn("os.error" if fn_name == "_getcategory" else "error::os.error")
    except Exception:
        continue
    print("ESCAPED", fn_name, got)
print([name for name in ("_getcategory", "_setoption", "_processoptions") if hasattr(warnings, name)])

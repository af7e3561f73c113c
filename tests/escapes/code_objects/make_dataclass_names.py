# attack: make_dataclass with hostile class and field names, namespace and module arguments
# prints: refused: 2
import dataclasses

tries = [
    ("C", [("x: (print('ESCAPED'))", int)], {}),
    ("C\n import os", [("x", int)], {}),
    ("C", [("x", "print('ESCAPED annotation evaluated')")], {}),
    ("C", ["x"], {"module": "sys"}),
    ("C", ["x"], {"module": "builtins"}),
    ("C", ["self", "__dataclass_self__", "print"], {}),
]
refused = 0
for name, fields, kw in tries:
    try:
        C = dataclasses.make_dataclass(name, fields, **kw)
    except Exception:
        refused += 1
        continue
    ns = getattr(C.__init__, "__globals__", None)
    if isinstance(ns, dict) and ns is not globals() and ("modules" in ns or "eval" in ns):
        print("ESCAPED", kw)
print("refused:", refused)

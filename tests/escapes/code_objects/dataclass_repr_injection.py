# attack: field and class names that close the generated f-string, list or function header and add a statement
# prints: refused: 70
import dataclasses

names = ["x\n  print('ESCAPED newline')\n  self.y", "x={print('ESCAPED fstring')}", "x!r}\"; print('ESCAPED quote'); f\"{self.x", "x, *print('ESCAPED star')", "x:=1", "x if 1 else print", "lambda: 0", "x #", "x) -> print('ESCAPED header'", "x=print('ESCAPED default')"]
refused = 0
for name in names:
    for kw in ({}, {"init": False}, {"repr": False}, {"init": False, "repr": False, "order": True}, {"frozen": True, "init": False, "repr": False}, {"unsafe_hash": True, "init": False, "repr": False}, {"slots": True, "init": False}):
        C = type("C", (), {"x": 0, "y": 0, name: 0, "__annotations__": {name: int}})
        try:
            C = dataclasses.dataclass(**kw)(C)
            C() == C(), repr(C()), hash(C()), C() < C()
            setattr(C(), name, 1)
        except Exception:
            refused += 1
print("refused:", refused)

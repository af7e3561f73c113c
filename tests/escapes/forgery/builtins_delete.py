# attack: an interpreter that finds no __builtins__ in the globals may fill in the real ones
# prints: refused: 3
import json

show = print
del globals()["__builtins__"]

def f():
    return eval

class C:
    def m(self):
        return breakpoint

refused = 0
for probe in (f, C().m, lambda: compile):
    try:
        got = probe()
    except NameError:
        refused += 1
        continue
    show("ESCAPED", got)
b = globals().get("__builtins__")
if b is not None:
    b = b if isinstance(b, dict) else vars(b)
    if "eval" in b:
        show("ESCAPED builtins were refilled")
show("refused:", refused)

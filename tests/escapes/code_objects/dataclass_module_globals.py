# attack: dataclass executes its text with the globals of sys.modules[cls.__module__]; the guest chooses __module__
# prints: refused: 6
import dataclasses

refused = 0
for target in ("sys", "os", "builtins", "dataclasses", "json", "io"):
    class C:
        x = 0
    C.__module__ = target
    C.__annotations__ = {"x or print('ESCAPED reads', __name__) or self.x": int, "x": int}
    try:
        C = dataclasses.dataclass(init=False, repr=False)(C)
        C() == C()
    except (SyntaxError, TypeError, ValueError, AttributeError, KeyError, NameError):
        refused += 1
    class D:
        x: int = 0
    D.__module__ = target
    try:
        D = dataclasses.dataclass(D)
    except (TypeError, AttributeError, KeyError, ValueError):
        refused += 1
        continue
    ns = getattr(D.__init__, "__globals__", None)
    if isinstance(ns, dict) and ns is not globals() and ns.get("__name__") == target:
        print("ESCAPED globals of", target)
print("refused:", refused)

# attack: a ForwardRef that is one plain name is read from the namespace of any module, or from the real builtins
# prints: refused: 7
import typing

refused = 0
for module, name in [("sys", "modules"), ("typing", "sys"), ("typing", "functools"), ("warnings", "sys"), (None, "__import__"),
                     (None, "__loader__"), ("typing", "__builtins__"), ("typing", "__loader__")]:
    try:
        found = typing.ForwardRef(name, module=module).evaluate()
    except Exception:
        refused += 1
        continue
    if found is not None:
        print("ESCAPED", module, name, type(found))
print("refused:", refused)

# attack: EnumType._convert_ makes an enum of every value in a module's namespace: a reader for sys, os and builtins
# prints: refused: 4
import enum

refused = 0
for target, want in (("os", "system"), ("sys", "modules"), ("builtins", "eval"), ("io", "open")):
    try:
        E = enum.Enum._convert_("Stolen", target, lambda n: n == want)
        value = E[want].value
    except Exception:
        refused += 1
        continue
    print("ESCAPED", target, want, value)
print("refused:", refused)

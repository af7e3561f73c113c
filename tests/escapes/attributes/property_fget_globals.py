# attack: properties of trusted classes hand out their getter function
# prints: properties with an empty namespace: True
import enum
import fractions
import pathlib

n_empty = 0
for cls in (fractions.Fraction, pathlib.PurePath, enum.Enum):
    for value in list(vars(cls).values()):
        fget = getattr(value, "fget", None)
        ns = getattr(fget, "__globals__", None)
        n_empty += ns == {}
        if isinstance(ns, dict) and ns is not globals() and ns:
            print("ESCAPED", cls.__name__, sorted(ns)[:4])
            break
print("properties with an empty namespace:", n_empty > 0)

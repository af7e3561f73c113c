# attack: properties of trusted classes hand out their getter function
# stopped by: nothing
import enum
import fractions
import pathlib

for cls in (fractions.Fraction, pathlib.PurePath, enum.Enum):
    for value in list(vars(cls).values()):
        fget = getattr(value, "fget", None)
        ns = getattr(fget, "__globals__", None)
        if isinstance(ns, dict) and ns is not globals() and ns:
            print("ESCAPED", cls.__name__, sorted(ns)[:4])
            break

# attack: the unpickler's base class still finds every global
# prints: refused: 4
import io
import pickle

reader = pickle.Unpickler(io.BytesIO(b""))
ways = [
    lambda: super(pickle.Unpickler, reader).find_class("sys", "modules"),
    lambda: pickle.Unpickler.__mro__[1].find_class(reader, "builtins", "__import__"),
    lambda: pickle.Unpickler.__mro__[1](io.BytesIO(b"csys\nmodules\n.")).load(),
    lambda: pickle.Unpickler.__base__(io.BytesIO(b"\x80\x04\x8c\x03sys\x8c\x07modules\x93.")).load(),
]
refused = 0
for number, way in enumerate(ways):
    try:
        found = way()
    except Exception:
        refused += 1
        continue
    print("ESCAPED", number, type(found))
print("refused:", refused)

# attack: an Unpickler subclass whose find_class asks the parent, or returns guest-chosen objects
# prints: refused: 0
import io
import pickle

class U(pickle.Unpickler):
    def find_class(self, module, name):
        try:
            got = super().find_class("builtins", "eval")
        except Exception:
            return list
        print("ESCAPED find_class gave", got)
        return got

refused = 0
try:
    U(io.BytesIO(b"cx\ny\n.")).load()
except Exception:
    refused += 1
print("refused:", refused)

# attack: BUILD writes attributes and state into a trusted object natively, past setattr guards
# prints: refused: 1
import pickle
import json

class Carrier:
    def __reduce__(self):
        return (json.JSONEncoder, (), {"default": globals})

refused = 0
try:
    enc = pickle.loads(pickle.dumps(Carrier()))
    ns = enc.default()
    if ns is not globals():
        print("ESCAPED namespace", ns.get("__name__"))
except Exception:
    refused += 1
print("refused:", refused)

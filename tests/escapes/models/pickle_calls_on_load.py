# attack: files named like models whose pickles call functions: a shell, an import, our own loaders
# prints: refused: 7
import pickle

import joblib
from sklearn.preprocessing import StandardScaler

StandardScaler().fit([[1.0]])
refused = 0
for module, name, argument in (
    ("os", "system", "id"),
    ("builtins", "__import__", "os"),
    ("builtins", "eval", "1"),
    ("joblib", "load", "models/other.joblib"),
    ("pickle", "loads", ""),
    ("_saved_objects", "_kind_at", "os.system"),
    ("_saved_objects", "is_frozen", "os"),
):
    with open("models/evil.joblib", "wb") as file:
        file.write(b"\x80\x02c" + f"{module}\n{name}\n".encode() + pickle.dumps((argument,), 2)[2:-1] + b"R.")
    try:
        print("ESCAPED:", joblib.load("models/evil.joblib"))
    except pickle.UnpicklingError:
        refused += 1
print("refused:", refused)

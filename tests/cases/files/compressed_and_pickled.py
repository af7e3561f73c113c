# Files: gzip files and pickled data on disk.
import gzip
import pickle
from pathlib import Path

text = "a line that repeats\n" * 200
with gzip.open("artifacts/text.gz", "wt") as f:
    f.write(text)
with gzip.open("artifacts/text.gz", "rt") as f:
    print(f.readline().strip(), sum(1 for _ in f))
raw = Path("artifacts/text.gz").read_bytes()
print(raw[:2], len(raw) < len(text) // 10, gzip.decompress(raw).decode() == text)

state = {"weights": [0.1, 0.2], "labels": ("x", "y"), "seen": {1, 2}, "note": None}
with open("models/state.pkl", "wb") as f:
    pickle.dump(state, f)
with open("models/state.pkl", "rb") as f:
    loaded = pickle.load(f)
print(loaded == state, sorted(loaded), type(loaded["seen"]).__name__)

with open("models/many.pkl", "wb") as f:
    for n in range(3):
        pickle.dump({"n": n}, f)
items = []
with open("models/many.pkl", "rb") as f:
    while True:
        try:
            items.append(pickle.load(f))
        except EOFError:
            break
print(items)

with gzip.open("models/state.pkl.gz", "wb") as f:
    pickle.dump(state, f)
with gzip.open("models/state.pkl.gz", "rb") as f:
    print(pickle.load(f) == state)

# Models within lists and dictionaries, one of them twice.
import pickle

from sklearn.preprocessing import LabelEncoder, StandardScaler

scaler = StandardScaler().fit([[1.0], [3.0]])
kept = {"model": scaler, "same": [scaler], "labels": LabelEncoder().fit(["b", "a", "b"]), "note": "of May"}
again = pickle.loads(pickle.dumps(kept))
print(sorted(again), again["model"] is again["same"][0])
print(again["labels"].transform(["a", "b"]), again["labels"].classes_)
print(again["model"].mean_, again["model"].scale_)

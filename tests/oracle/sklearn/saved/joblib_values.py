# joblib.dump of what is no model: arrays, frames, texts in a dictionary.
import joblib
import numpy as np
import pandas as pd

joblib.dump({"a": np.arange(6).reshape(2, 3), "t": pd.DataFrame({"x": [1, 2], "y": ["p", "q"]}), "n": None}, "models/all.joblib")
again = joblib.load("models/all.joblib")
print(sorted(again), again["a"].tolist(), again["n"])
print(again["t"], again["t"].dtypes.tolist())

# joblib.dump names the files it wrote; load brings the model back, packed or not.
from pathlib import Path

import joblib
import numpy as np
from sklearn.tree import DecisionTreeRegressor

X = np.arange(20.0).reshape(-1, 1)
model = DecisionTreeRegressor(max_depth=3).fit(X, np.sin(X.ravel()))
print(joblib.dump(model, "models/tree.joblib"))
print(joblib.dump(model, "models/packed.joblib", compress=3), joblib.dump(model, "models/tree.pkl.gz"))
for name in ("tree.joblib", "packed.joblib", "tree.pkl.gz"):
    again = joblib.load(Path("models") / name)
    print(again, np.array_equal(again.predict(X), model.predict(X)))
with open("models/tree.joblib", "rb") as file:
    print(joblib.load(file).get_depth())

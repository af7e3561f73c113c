# train_forest and ForestModel: classes and numbers, importances, the same trees for the same seed
import numpy as np
import pandas as pd

from orchestrator.mcp.models import ForestModel, train_forest

rng = np.random.default_rng(5)
n = 500
flats = pd.DataFrame({
    "area": rng.uniform(20, 120, n).round(1),
    "floor": rng.integers(0, 9, n),
    "district": rng.choice(["north", "south", "west"], n),
    "noise": rng.normal(size=n),
})
flats["price"] = (flats["area"] * np.where(flats["district"] == "south", 6, 4) + rng.normal(0, 10, n)).round(2)
flats["is_large"] = flats["area"] > 70

found = train_forest(flats.drop(columns="is_large"), "price", seed=1)
print(found["n_train"], found["n_test"], found["model_path"], found["summary"]["task"])
print(found["metrics"]["r2"] > 0.97, found["train_metrics"]["r2"] > found["metrics"]["r2"])
print(list(found["summary"]["importances"])[:2], round(sum(found["summary"]["importances"].values()), 9))

kinds = train_forest(flats.drop(columns="price"), "is_large", n_trees=30, max_depth=4)
print(kinds["summary"]["task"], kinds["summary"]["classes"], kinds["metrics"]["accuracy"], kinds["summary"]["depth"])
model = kinds["model"]
print(model.predict_proba(flats.head(2)).round(3).tolist(), model.predict(flats.head(2)).tolist())
print(model)

X, y = flats[["area", "floor"]], flats["price"]
first, again, other = (ForestModel(n_trees=10, seed=seed).fit(X, y).predict(X) for seed in (1, 1, 2))
print((first == again).all(), (first == other).all())
for told in (1, 0.5, "sqrt", None):
    print(told, ForestModel("regression", n_trees=5, max_features=told).fit(X, y).score(X, y) > 0.5)
leaf = ForestModel(n_trees=3, min_samples_leaf=200).fit(X, y)
print(leaf.summary["depth"], leaf.summary["n_trees"], leaf.feature_importances_.round(6).tolist())

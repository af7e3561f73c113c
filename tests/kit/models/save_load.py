# save and load_model: every kind of model comes back with its columns and categories
import numpy as np
import pandas as pd

from orchestrator.mcp.models import (
    ForestModel, KMeansModel, LinearModel, LogisticModel, load_model, train_ets, train_linear, train_prophet,
)

rng = np.random.default_rng(2)
table = pd.DataFrame({"x": rng.normal(size=60), "on": rng.random(60) < 0.5, "kind": rng.choice(["a", "b", "c"], 60)})
number = table["x"] * 2 + table["on"]
label = np.where(number + rng.normal(size=60) > 0, "high", "low")

for name, model, target in (
    ("line", LinearModel(alpha=0.1), number),
    ("curve", LogisticModel(), label),
    ("wood", ForestModel(n_trees=10, max_depth=5), label),
    ("trees", ForestModel(n_trees=10), number),
    ("groups", KMeansModel(3, scale=True), None),
):
    path = model.fit(table, target).save(name)
    back = load_model(path)
    print(path, back, (back.predict(table) == model.predict(table)).all(), back.summary == model.summary, back.feature_names_in_)

print(load_model("line"), train_linear(table.assign(y=number), "y")["model_path"], load_model("linear_model"))
train_ets(np.arange(20.0) + rng.normal(size=20)).save("level")
days = pd.DataFrame({"ds": pd.date_range("2024-01-01", periods=60), "y": np.arange(60.0)})
train_prophet(days, periods=1, uncertainty_samples=0)
print(type(load_model("level")).__name__, type(load_model("models/prophet_model.json")).__name__)
text = open("models/line.json").read()
print(text[: text.index('"settings"')])

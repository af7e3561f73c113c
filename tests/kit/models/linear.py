# train_linear and LinearModel: least squares and ridge over numbers, booleans and categories
import numpy as np
import pandas as pd

from orchestrator.mcp.models import LinearModel, train_linear

rng = np.random.default_rng(1)
homes = pd.DataFrame({
    "area": rng.uniform(30, 150, 200).round(1),
    "rooms": rng.integers(1, 6, 200),
    "balcony": rng.random(200) < 0.4,
    "city": rng.choice(["Bern", "Graz", "Linz"], 200),
})
by_city = homes["city"].map({"Bern": 40.0, "Graz": 10.0, "Linz": 0.0})
homes["rent"] = 5 * homes["area"] + 20 * homes["rooms"] + 30 * homes["balcony"] + by_city + rng.normal(0, 5, 200)

found = train_linear(homes, "rent")
print(sorted(found), found["n_train"], found["n_test"], found["model_path"])
print({name: round(value, 4) for name, value in found["metrics"].items()})
summary = found["summary"]
print({name: round(value, 3) for name, value in summary["coefficients"].items()}, round(summary["intercept"], 3))
print(summary["rank"], summary["n_rows"], round(summary["r2"], 5))

model = found["model"]
new = pd.DataFrame({"city": ["Linz", "Bern"], "balcony": [True, False], "rooms": [2, 3], "area": [50.0, 80.0], "note": ["", ""]})
print(model, model.predict(new).round(2).tolist())
print(round(model.score(homes, homes["rent"]), 5))

plain = LinearModel().fit([[0, 0], [1, 1], [2, 2]], [0, 1, 2])
print("columns that repeat each other:", plain.coef_.round(6).tolist(), round(plain.intercept_, 6), plain.summary["rank"])
ridge = LinearModel(alpha=0.5).fit(np.array([[0.0, 0.0], [0.0, 0.0], [1.0, 1.0]]), np.array([0.0, 0.1, 1.0]))
print("ridge:", ridge.coef_.round(8).tolist(), round(ridge.intercept_, 8))
print("through zero:", LinearModel(fit_intercept=False).fit([[1.0], [2.0]], [2.0, 4.0]).coef_.round(9).tolist())
print(train_linear(homes, "rent", ["area", "rooms"], test_size=0, save=False)["summary"]["coefficients"].keys())

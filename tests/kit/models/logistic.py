# train_logistic and LogisticModel: two classes, more classes, penalties, and data that needs one
import numpy as np
import pandas as pd

from orchestrator.mcp.models import LogisticModel, train_logistic

rng = np.random.default_rng(3)
age, visits = rng.uniform(20, 70, 400).round(), rng.poisson(3, 400)
chance = 1 / (1 + np.exp(-(-4 + 0.05 * age + 0.5 * visits)))
clients = pd.DataFrame({"age": age, "visits": visits, "plan": rng.choice(["free", "paid"], 400), "stays": np.where(rng.random(400) < chance, "yes", "no")})

found = train_logistic(clients, "stays", C=None)
print(found["n_train"], found["n_test"], found["model_path"])
print({name: round(value, 4) if isinstance(value, float) else value for name, value in found["metrics"].items()})
summary = found["summary"]
print(summary["classes"], {name: round(value, 4) for name, value in summary["coefficients"].items()}, round(summary["intercept"], 4))
print({name: round(value, 3) for name, value in summary["odds_ratios"].items()}, summary["converged"])
model = found["model"]
some = clients.head(3)
print(model.classes_.tolist(), model.predict_proba(some).round(4).tolist(), model.predict(some).tolist())
print(round(model.score(clients, clients["stays"]), 4))

points = rng.normal(size=(150, 2)) + np.repeat([[0, 0], [3, 0], [0, 3]], 50, axis=0)
three = LogisticModel().fit(points, np.repeat([10, 20, 30], 50))
print(three, three.coef_.shape, three.predict([[0, 0], [4, 0], [0, 4]]).tolist())
print({name: {column: round(value, 3) for column, value in line.items()} for name, line in three.summary["coefficients"].items()})
print(three.predict_proba([[1.0, 1.0]]).sum().round(12))

apart = [[1.0], [2.0], [8.0], [9.0]], [0, 0, 1, 1]
print(LogisticModel().fit(*apart).predict([[3.0], [7.0]]).tolist())
try:
    LogisticModel(C=None).fit(*apart)
except ValueError as error:
    print(error)

"""Scores over splits."""
import numpy as np
from sklearn.linear_model import LinearRegression
from sklearn.metrics import make_scorer, mean_absolute_error
from sklearn.model_selection import KFold, LeaveOneOut, cross_val_predict, cross_val_score, cross_validate
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

rng = np.random.RandomState(0)
X = rng.randn(40, 3)
y = X @ [1.0, -2.0, 0.5] + rng.randn(40) * 0.3
model = make_pipeline(StandardScaler(), LinearRegression())
print(cross_val_score(model, X, y).round(10).tolist())
print(cross_val_score(model, X, y, cv=3, scoring="neg_mean_absolute_error").round(10).tolist())
print(cross_val_score(model, X, y, cv=KFold(4, shuffle=True, random_state=1), scoring=make_scorer(mean_absolute_error)).round(10).tolist())
print(cross_val_predict(model, X, y, cv=5)[:5].round(9).tolist())
print(cross_val_predict(model, X, y, cv=LeaveOneOut())[:3].round(9).tolist())
found = cross_validate(model, X, y, cv=3, scoring=["r2", "neg_mean_squared_error"], return_train_score=True, return_estimator=True, return_indices=True)
print(list(found), [type(item).__name__ for item in found["estimator"]])
print(found["test_r2"].round(10).tolist(), found["train_neg_mean_squared_error"].round(11).tolist(), found["indices"]["test"][0].tolist())
print(list(cross_validate(model, X, y, cv=2)), cross_validate(model, X, y, cv=[(np.arange(30), np.arange(30, 40))])["test_score"].round(10).tolist())
print(cross_validate(model, X, y, scoring={"mae": "neg_mean_absolute_error", "own": lambda m, a, b: 1.5})["test_own"].tolist())
for call in (lambda: cross_val_score(model, X, y, cv="five"), lambda: cross_val_score(model, X, y[:5]), lambda: cross_val_score(model, X, y, scoring="accurate"),
             lambda: cross_val_predict(model, X, y, cv=KFold(3).split(X[:30]))):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, str(error).split(" among {")[0][:160])

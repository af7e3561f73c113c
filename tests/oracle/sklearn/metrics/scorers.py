"""Scorers by name and made of metrics."""
import numpy as np
from sklearn.linear_model import LinearRegression
from sklearn.metrics import check_scoring, fbeta_score, get_scorer, get_scorer_names, make_scorer, mean_squared_error

print(len(get_scorer_names()), get_scorer_names()[:5])
print(get_scorer("accuracy"))
print(get_scorer("neg_mean_squared_error"))
print(get_scorer("roc_auc"))
print(get_scorer("neg_log_loss"))
print(get_scorer("f1_macro"))
print(make_scorer(fbeta_score, beta=2))
X, y = np.arange(10.0).reshape(-1, 1), np.arange(10.0) ** 2
model = LinearRegression().fit(X, y)
for name in ("r2", "neg_mean_squared_error", "neg_root_mean_squared_error", "neg_max_error", "explained_variance"):
    print(name, round(get_scorer(name)(model, X, y), 10))
print(round(make_scorer(mean_squared_error, greater_is_better=False)(model, X, y, sample_weight=np.arange(10)), 9))
print(round(check_scoring(model)(model, X, y), 11), check_scoring(model, "r2"), check_scoring(model, ["r2", "neg_max_error"]))
for given in ("nonsense", mean_squared_error, ["r2", "r2"], [], {}):
    try:
        check_scoring(model, given)
    except ValueError as error:
        print(type(error).__name__, str(error).split(" at 0x")[0].split(" among {")[0])

"""Ensembles as they are shown, their parameters and clones."""
from sklearn.base import clone
from sklearn.ensemble import (AdaBoostRegressor, BaggingRegressor, ExtraTreesRegressor, GradientBoostingClassifier, HistGradientBoostingRegressor,
                              IsolationForest, RandomForestClassifier, RandomTreesEmbedding, VotingRegressor)
from sklearn.linear_model import Ridge

for kind in (RandomForestClassifier, ExtraTreesRegressor, GradientBoostingClassifier, HistGradientBoostingRegressor, IsolationForest, RandomTreesEmbedding):
    print(kind(), kind().get_params())
bag = BaggingRegressor(Ridge(alpha=2.0), n_estimators=50, max_samples=0.8, oob_score=True, n_jobs=2, random_state=1)
print(bag, clone(bag).set_params(estimator__alpha=3.0).estimator, AdaBoostRegressor(loss="square"))
print(VotingRegressor([("one", Ridge()), ("two", Ridge(alpha=5))]).get_params(deep=True))
try:
    RandomForestClassifier().set_params(trees=5)
except ValueError as error:
    print(error)

"""Each stage on a share of the rows and of the columns."""
from sklearn.datasets import load_diabetes
from sklearn.ensemble import GradientBoostingClassifier, GradientBoostingRegressor

X, y = load_diabetes(return_X_y=True)
boost = GradientBoostingRegressor(n_estimators=10, subsample=0.5, max_features="sqrt", random_state=1).fit(X, y)
print(boost.predict(X[:4]).round(9).tolist(), boost.oob_improvement_.round(9).tolist(), round(boost.oob_score_, 9), boost.max_features_)
print(boost.oob_scores_[:3].round(9).tolist(), boost.train_score_[:3].round(9).tolist())
boost = GradientBoostingClassifier(n_estimators=5, subsample=0.7, random_state=1).fit(X, y > 140)
print(boost.predict_proba(X[:3]).round(10).tolist(), boost.oob_improvement_.round(11).tolist())

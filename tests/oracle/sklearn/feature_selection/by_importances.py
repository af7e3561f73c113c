# Selection by coefficients of l1 models and importances of forests.
import numpy as np
from sklearn.datasets import make_classification
from sklearn.ensemble import RandomForestClassifier
from sklearn.feature_selection import RFE, SelectFromModel
from sklearn.linear_model import Lasso, LogisticRegression
from sklearn.tree import DecisionTreeClassifier

np.set_printoptions(precision=12)
X, y = make_classification(n_samples=80, n_features=8, n_informative=3, n_redundant=1, random_state=3)
lasso = SelectFromModel(Lasso(alpha=0.05)).fit(X, y)
print(lasso.get_support(), lasso.threshold_, lasso.estimator_.coef_.round(11))
forest = SelectFromModel(RandomForestClassifier(n_estimators=20, random_state=0), threshold="median").fit(X, y)
print(forest.get_support(), forest.transform(X).shape)
rfe = RFE(DecisionTreeClassifier(random_state=0), n_features_to_select=3).fit(X, y)
print(rfe.support_, rfe.classes_, rfe.predict(X[:5]), rfe.predict_proba(X[:2]).tolist())
logistic = RFE(LogisticRegression(), n_features_to_select=2, step=2).fit(X, y)
print(logistic.support_, logistic.decision_function(X[:2]).round(10), logistic.n_features_in_)

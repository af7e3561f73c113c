"""Votes of classifiers, hard and soft."""
import numpy as np
from sklearn.datasets import load_iris
from sklearn.ensemble import VotingClassifier
from sklearn.naive_bayes import GaussianNB
from sklearn.tree import DecisionTreeClassifier

X, y = load_iris(return_X_y=True)
names = np.array(["setosa", "versicolor", "virginica"])[y]
members = [("bayes", GaussianNB()), ("stump", DecisionTreeClassifier(max_depth=1, random_state=0)), ("tree", DecisionTreeClassifier(max_depth=3, random_state=0))]
vote = VotingClassifier(members).fit(X, names)
print(vote)
print(vote.predict(X[::30]).tolist(), vote.transform(X[:2]).tolist(), vote.get_feature_names_out().tolist(), round(vote.score(X, names), 11))
print(list(vote.named_estimators_), vote.classes_.tolist(), vote.get_params()["tree__max_depth"], vote.n_features_in_)
soft = VotingClassifier(members, voting="soft", weights=[2, 1, 1]).fit(X, names)
print(soft.predict_proba(X[[70, 77, 106]]).round(11).tolist(), soft.transform(X[:1]).round(10).tolist(), soft.get_feature_names_out().tolist()[:3])
print(vote.set_params(stump="drop").fit(X, names).predict(X[[70, 106]]).tolist(), vote.named_estimators_["stump"])
try:
    vote.predict_proba(X)
except AttributeError as error:
    print(error)

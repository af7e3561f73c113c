"""Classifiers stacked under a final one."""
from sklearn.datasets import load_iris
from sklearn.ensemble import RandomForestClassifier, StackingClassifier
from sklearn.naive_bayes import GaussianNB
from sklearn.tree import DecisionTreeClassifier

X, y = load_iris(return_X_y=True)
members = [("bayes", GaussianNB()), ("stump", DecisionTreeClassifier(max_depth=1, random_state=0))]
stack = StackingClassifier(members, final_estimator=DecisionTreeClassifier(max_depth=3, random_state=0)).fit(X, y)
print(stack)
print(stack.predict(X[::25]).tolist(), stack.predict_proba(X[[77]]).round(10).tolist(), round(stack.score(X, y), 10))
print(stack.transform(X[:2]).round(9).tolist(), stack.get_feature_names_out().tolist(), stack.stack_method_)
two = StackingClassifier(members, final_estimator=RandomForestClassifier(5, random_state=0), stack_method="predict", passthrough=True, cv=3).fit(X, y == 1)
print(two.transform(X[[0, 60]]).tolist(), two.get_feature_names_out().tolist(), two.predict(X[::40]).tolist(), two.classes_.tolist())

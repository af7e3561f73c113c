"""What votes and stacks refuse."""
import numpy as np
from sklearn.dummy import DummyClassifier, DummyRegressor
from sklearn.ensemble import StackingClassifier, StackingRegressor, VotingClassifier, VotingRegressor

X, y = np.arange(20.0).reshape(10, 2), np.arange(10) % 2
one = [("one", DummyClassifier())]
for call in (
    lambda: VotingClassifier([]).fit(X, y), lambda: VotingClassifier(one * 2).fit(X, y), lambda: VotingClassifier([("one", "drop")]).fit(X, y),
    lambda: VotingRegressor(one).fit(X, y), lambda: VotingClassifier(one, weights=[1, 2]).fit(X, y), lambda: VotingClassifier(one).fit(X, y / 3),
    lambda: VotingClassifier([("a__b", DummyClassifier())]).fit(X, y), lambda: VotingClassifier([("voting", DummyClassifier())]).fit(X, y),
    lambda: VotingClassifier(one).predict(X), lambda: VotingClassifier(one).n_features_in_, lambda: StackingRegressor(one).n_features_in_,
    lambda: StackingClassifier(one, final_estimator=DummyRegressor()).fit(X, y), lambda: StackingRegressor([]).fit(X, y),
    lambda: StackingClassifier(one, stack_method="decision_function").fit(X, y), lambda: StackingClassifier([("one", "drop")]).fit(X, y),
):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)

# What is refused.
from sklearn.linear_model import LogisticRegression, Ridge
from sklearn.multioutput import ClassifierChain, MultiOutputClassifier, MultiOutputRegressor
from sklearn.neighbors import KNeighborsRegressor

X, y = [[0.0], [1.0], [2.0], [3.0]], [0.0, 1.0, 2.0, 3.0]
Y = [[0.0, 1.0], [1.0, 0.0], [2.0, 2.0], [3.0, 1.0]]
for attempt in (
    lambda: MultiOutputRegressor(Ridge()).fit(X, y),
    lambda: MultiOutputRegressor(3).fit(X, Y),
    lambda: MultiOutputRegressor(KNeighborsRegressor()).fit(X, Y, sample_weight=[1, 1, 1, 1]),
    lambda: MultiOutputClassifier(LogisticRegression()).fit(X, [[0.5, 1.5], [1.0, 0.2], [2.0, 2.2], [3.0, 1.0]]),
    lambda: MultiOutputRegressor(Ridge()).predict(X),
    lambda: ClassifierChain(LogisticRegression()).fit(X, [[0, 1], [1, 0], [0, 0], [1, 1]], colour=1),
):
    try:
        attempt()
    except Exception as error:
        print(type(error).__name__, error)

# CategoricalNB: columns of categories.
import numpy as np
from sklearn.naive_bayes import CategoricalNB

X = np.array([[0, 2, 1], [1, 0, 1], [2, 2, 0], [0, 1, 1], [1, 2, 0], [2, 0, 0]])
y = ["a", "b", "a", "a", "b", "b"]
model = CategoricalNB().fit(X, y)
print(model.predict([[0, 2, 0], [1, 0, 1]]), np.round(model.predict_proba([[0, 2, 0]]), 11).tolist(), model.n_categories_)
print([np.round(part, 10).tolist() for part in model.feature_log_prob_], [part.tolist() for part in model.category_count_])
print(CategoricalNB(min_categories=4, alpha=0.5).fit(X, y).n_categories_, CategoricalNB(min_categories=[3, 3, 5]).fit(X, y).n_categories_)
for call in (lambda: CategoricalNB().fit(-X, y), lambda: CategoricalNB(min_categories=[1.5, 2, 3]).fit(X, y), lambda: CategoricalNB(min_categories=[1, 2]).fit(X, y)):
    try:
        call()
    except ValueError as e:
        print(e)

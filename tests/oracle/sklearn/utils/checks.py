# Checks of data, for estimators written by hand.
import numpy as np
import pandas as pd
from sklearn.base import BaseEstimator, ClassifierMixin, TransformerMixin
from sklearn.utils.multiclass import class_distribution, is_multilabel, type_of_target, unique_labels
from sklearn.utils.validation import check_array, check_is_fitted, check_non_negative, check_scalar, check_X_y, validate_data

np.set_printoptions(precision=12)
class Middle(ClassifierMixin, BaseEstimator):
    def __init__(self, share=0.5):
        self.share = share

    def fit(self, X, y):
        X, y = validate_data(self, X, y)
        self.classes_ = unique_labels(y)
        self.cut_ = np.quantile(X[:, 0], self.share)
        return self

    def predict(self, X):
        check_is_fitted(self)
        X = validate_data(self, X, reset=False)
        return self.classes_[(X[:, 0] > self.cut_).astype(int)]

frame = pd.DataFrame({"a": [1.0, 2, 3, 4], "b": [0, 0, 1, 1]})
model = Middle().fit(frame, ["l", "l", "h", "h"])
print(model, model.predict(frame), model.n_features_in_, model.feature_names_in_, model.score(frame, ["l", "l", "h", "h"]))
def attempt(call):
    try:
        print(call())
    except Exception as e:
        print(type(e).__name__, str(e).splitlines()[0])
attempt(lambda: Middle().predict(frame))
attempt(lambda: model.predict(frame[["a"]].to_numpy()))
attempt(lambda: check_array([[1, 2], [3]]) if False else check_array([1, 2]))
attempt(lambda: check_array([["x"]]))
attempt(lambda: check_array(np.ones((2, 2, 2))))
attempt(lambda: check_array([[1.0, np.nan]], ensure_all_finite="allow-nan"))
attempt(lambda: check_X_y([[1.0], [2.0]], [1, np.nan]))
attempt(lambda: check_non_negative(np.array([-1]), "me"))
attempt(lambda: check_scalar(5, "n", int, min_val=6))
print([type_of_target(y) for y in ([1, 0], ["a", "b", "c"], [0.5, 1], [[1, 0], [0, 1]], [[1.5, 2], [1, 2]], [[1, 2], [3, 4]])], is_multilabel([[1, 0], [0, 1]]))
print(class_distribution(np.array([[1], [2], [2]])))

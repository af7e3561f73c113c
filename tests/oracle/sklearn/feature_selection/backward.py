# Going backwards with a tolerance, and with own scores.
import numpy as np
from sklearn.datasets import load_wine
from sklearn.feature_selection import RFECV, SequentialFeatureSelector
from sklearn.linear_model import Ridge
from sklearn.naive_bayes import GaussianNB

np.set_printoptions(precision=12)
frame, y = load_wine(return_X_y=True, as_frame=True)
frame = frame.iloc[:, :6]
back = SequentialFeatureSelector(GaussianNB(), direction="backward", tol=-0.01, n_features_to_select="auto", cv=3).fit(frame, y)
print(back.get_feature_names_out(), back.n_features_to_select_)
own = SequentialFeatureSelector(Ridge(), n_features_to_select=2, cv=3, scoring=lambda model, X, y: -np.abs(model.predict(X) - y).max()).fit(frame, y)
print(own.get_support(), own.transform(frame).shape)
cv = RFECV(Ridge(), step=2, cv=3, scoring="neg_mean_squared_error", min_features_to_select=2).fit(frame, y)
print(cv.support_, cv.n_features_, cv.cv_results_["mean_test_score"].round(9), cv.cv_results_["n_features"])
print(cv.get_feature_names_out(), cv.predict(frame)[:2].round(10), cv.set_output(transform="pandas").transform(frame).columns.tolist())

# IterativeImputer: each column is predicted from the others, round by round.
import numpy as np
from sklearn.experimental import enable_iterative_imputer
from sklearn.impute import IterativeImputer
from sklearn.linear_model import LinearRegression

X = np.array([[7, 2, 3.5], [4, np.nan, 6], [10, 5, 9], [np.nan, 3, 4], [6, 3.5, np.nan], [1, 0.5, 2]])
imputer = IterativeImputer(random_state=0)
print(np.round(imputer.fit_transform(X), 9).tolist(), imputer.n_iter_, imputer.n_features_with_missing_)
print(np.round(imputer.transform([[np.nan, 2, 3], [4, np.nan, np.nan]]), 9).tolist())
linear = IterativeImputer(LinearRegression(), max_iter=3, tol=0.0, imputation_order="roman")
print(np.round(linear.fit_transform(X), 9).tolist(), len(linear.imputation_sequence_))
bounded = IterativeImputer(LinearRegression(), min_value=3, max_value=5, initial_strategy="median", imputation_order="descending")
print(np.round(bounded.fit_transform(X), 9).tolist())
print(IterativeImputer(max_iter=0).fit_transform(X)[1], imputer)

# Missing values inside sparse matrices; zeros that are not stored count too.
import numpy as np
from scipy.sparse import csr_matrix
from sklearn.impute import SimpleImputer

X = csr_matrix([[1.0, 0.0, np.nan], [0.0, 2.0, 3.0], [np.nan, 0.0, 3.0], [6.0, np.nan, 0.0]])
for strategy in ("mean", "median", "most_frequent"):
    made = SimpleImputer(strategy=strategy).fit_transform(X)
    print(made.format, np.round(made.toarray(), 10).tolist())
try:
    SimpleImputer(missing_values=0).fit(csr_matrix([[1.0, 0.0]]))
except ValueError as e:
    print(e)

# PolynomialFeatures, OneHotEncoder and FunctionTransformer around sparse matrices.
import numpy as np
from scipy.sparse import csc_matrix, csr_matrix, hstack
from sklearn.preprocessing import FunctionTransformer, MaxAbsScaler, OneHotEncoder, PolynomialFeatures, StandardScaler

X = csr_matrix([[1.0, 0, 2], [0, 3, 0]])
poly = PolynomialFeatures(2, include_bias=False).fit_transform(X)
print(poly.format, poly.toarray().tolist(), poly.nnz)
codes = OneHotEncoder().fit_transform([["a"], ["b"]])
both = hstack([X, codes]).tocsr()
print(both.shape, both.toarray().tolist(), StandardScaler(with_mean=False).fit_transform(csc_matrix(X)).format)
print(FunctionTransformer(lambda m: m * 2, accept_sparse=True).fit_transform(X).toarray().tolist(), MaxAbsScaler().fit(X).max_abs_)
for call in (lambda: OneHotEncoder().fit(X), lambda: StandardScaler().fit(X), lambda: FunctionTransformer(validate=True).fit(X)):
    try:
        call()
    except Exception as e:
        print(type(e).__name__, e)

# Scores and selections of sparse counts.
import numpy as np
from scipy.sparse import csc_matrix, csr_matrix
from sklearn.feature_selection import RFE, SelectFromModel, SelectKBest, SelectPercentile, chi2, f_classif, f_regression, mutual_info_classif
from sklearn.linear_model import LogisticRegression

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
X = csr_matrix(rng.poisson(0.7, size=(20, 6)))
y = np.arange(20) % 2
print(chi2(X, y)[0].round(11), f_classif(X, y)[0].round(11), f_regression(X, y)[0].round(11), mutual_info_classif(X, y).round(11))
for selector in (SelectKBest(chi2, k=2), SelectPercentile(chi2, percentile=50), SelectFromModel(LogisticRegression()), RFE(LogisticRegression(), n_features_to_select=2)):
    made = selector.fit(X, y).transform(X)
    print(type(selector).__name__, made.format, made.shape, selector.get_support(indices=True), made.toarray()[0])
back = SelectKBest(chi2, k=2).fit(X, y)
print(back.inverse_transform(csc_matrix(back.transform(X)))[0].toarray(), back.inverse_transform(back.transform(X).toarray())[0])

# Rows that lie thinner than their neighbours, in the data and among new rows.
import numpy as np
from sklearn.neighbors import LocalOutlierFactor

np.set_printoptions(precision=12)
X = [[-1.1], [0.2], [101.1], [0.3]]
found = LocalOutlierFactor(n_neighbors=2)
print(found.fit_predict(X), found.negative_outlier_factor_.round(10), found.offset_, found.n_neighbors_)
rng = np.random.RandomState(42)
rows = np.r_[0.3 * rng.randn(50, 2), rng.uniform(-4, 4, (5, 2))]
print(LocalOutlierFactor(contamination=0.1).fit_predict(rows)[45:])
novel = LocalOutlierFactor(novelty=True).fit(rows[:50])
print(novel.predict(rows[50:]), novel.decision_function(rows[50:]).round(10), novel.score_samples(rows[:2]).round(10))
for wrong in (lambda: found.predict(X), lambda: novel.fit_predict(X)):
    try:
        wrong()
    except AttributeError as error:
        print(type(error).__name__)

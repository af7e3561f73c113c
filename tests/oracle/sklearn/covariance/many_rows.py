# MinCovDet of many rows goes by subsets; centres that are known.
import numpy as np
from sklearn.covariance import EllipticEnvelope, LedoitWolf, MinCovDet, fast_mcd

np.set_printoptions(precision=12)
rng = np.random.RandomState(5)
X = rng.normal(size=(700, 3)) @ rng.normal(size=(3, 3))
X[:30] += 8
model = MinCovDet(random_state=0).fit(X)
print(model.covariance_.round(9).tolist(), model.location_.round(11), int(model.support_.sum()), model.support_[:30].any())
centred = MinCovDet(assume_centered=True, random_state=0).fit(X)
print(centred.location_, centred.covariance_[0].round(9))
location, covariance, support, distances = fast_mcd(X[:100], random_state=1)
print(location.round(10), int(support.sum()), distances[:2].round(8))
outliers = EllipticEnvelope(random_state=1, contamination=0.05).fit(X)
print(round(outliers.offset_, 9), int((outliers.predict(X) == -1).sum()), outliers.fit_predict(X)[:5], round(outliers.score(X, np.ones(700)), 10))
print(LedoitWolf(assume_centered=True).fit(X).covariance_[0].round(9), LedoitWolf(store_precision=False).fit(X).precision_)

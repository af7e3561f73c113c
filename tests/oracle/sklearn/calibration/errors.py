"""What calibration refuses."""
import numpy as np
from sklearn.calibration import CalibratedClassifierCV
from sklearn.model_selection import LeaveOneOut
from sklearn.naive_bayes import GaussianNB

X, y = np.random.RandomState(0).randn(12, 2), np.arange(12) % 2
for call in (lambda: CalibratedClassifierCV(GaussianNB()).predict(X), lambda: CalibratedClassifierCV(GaussianNB(), cv=9).fit(X, y),
             lambda: CalibratedClassifierCV(GaussianNB(), cv=LeaveOneOut()).fit(X, y), lambda: CalibratedClassifierCV(GaussianNB()).fit(X, y / 3),
             lambda: CalibratedClassifierCV(GaussianNB(), cv=3).fit(X, y[:4])):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)

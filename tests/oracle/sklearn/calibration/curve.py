"""The share of positives in bins of probabilities."""
import numpy as np
from sklearn.calibration import calibration_curve

rng = np.random.RandomState(0)
share = rng.rand(200)
y = (rng.rand(200) < share ** 1.5).astype(int)
for options in ({}, {"n_bins": 3}, {"strategy": "quantile", "n_bins": 4}):
    true, predicted = calibration_curve(y, share, **options)
    print(options, true.round(10).tolist(), predicted.round(10).tolist())
names = np.array(["no", "yes"])[y]
print(calibration_curve(names, share, n_bins=2, pos_label="yes")[0].round(10).tolist())
for call in (lambda: calibration_curve(names, share), lambda: calibration_curve(y, share * 3), lambda: calibration_curve([0, 1, 2], [0.1, 0.2, 0.3], pos_label=1)):
    try:
        call()
    except ValueError as error:
        print(error)

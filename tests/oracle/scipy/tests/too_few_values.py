"""Samples that are too small."""
import numpy as np
from scipy import stats

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

import warnings

for call in (lambda: stats.ttest_1samp([], 0), lambda: stats.skewtest([1.0, 2.0]), lambda: stats.mannwhitneyu([], x),
    lambda: stats.shapiro([1, 2]), lambda: stats.pearsonr([1], [2])):
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        try:
            r = call()
            print(r[0], r[1], [(one.category.__name__, str(one.message)[:60]) for one in seen][:1])
        except ValueError as error:
            print(error)

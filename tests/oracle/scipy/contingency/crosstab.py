"""Tables of counts and their margins."""
import numpy as np
from scipy.stats import contingency

r = contingency.crosstab(["A", "B", "A", "A", "B"], ["X", "X", "Y", "X", "Z"])
print([list(map(str, level)) for level in r.elements], r.count.tolist())
print(contingency.crosstab([1, 2, 1, 3], [0, 0, 1, 1], levels=((1, 2), (0, 1))).count.tolist())
print([one.tolist() for one in contingency.margins(np.arange(6).reshape(2, 3))], contingency.expected_freq([[10, 20], [30, 40]]).tolist())
try:
    contingency.crosstab([1, 2], [1])
except ValueError as error:
    print(error)

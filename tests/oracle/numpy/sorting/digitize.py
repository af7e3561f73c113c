# digitize into bins
import numpy as np

bins = np.array([0, 10, 20])
x = np.array([-5, 0, 5, 10, 25])
print(np.digitize(x, bins), np.digitize(x, bins, right=True), np.digitize(5, bins), np.digitize([1, 2], [3, 2, 1]))
labels = np.array(["neg", "low", "mid", "high"])
print(labels[np.digitize(x, bins)])
try:
    np.digitize([1], [1, 3, 2])
except ValueError as error:
    print(error)

# ranks with ties
import numpy as np

a = np.array([10, 20, 20, 5])
values, inverse, counts = np.unique(a, return_inverse=True, return_counts=True)
dense = inverse + 1
end = counts.cumsum()
print(dense, ((end - counts + 1 + end) / 2)[inverse], a.argsort(kind='stable').argsort() + 1)

# lexsort with several keys
import numpy as np

last = ["b", "a", "b", "a"]
age = [3, 2, 1, 2]
order = np.lexsort((age, last))
print(order, [(last[i], age[i]) for i in order])
print(np.lexsort((np.array([1, 1, 0]), np.array([5, 5, 9]))))
a = np.array([[1, 2], [0, 3], [1, 1]])
print(a[np.lexsort((a[:, 1], a[:, 0]))])

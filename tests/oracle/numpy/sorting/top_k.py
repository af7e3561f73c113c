# top k values with argsort
import numpy as np

scores = np.array([0.1, 0.9, 0.4, 0.7])
names = np.array(["a", "b", "c", "d"])
top = np.argsort(scores)[::-1][:2]
print(names[top], scores[top], names[scores.argsort()][-2:])
ranks = scores.argsort().argsort()
print(ranks + 1, np.sort(scores)[-2:].sum())

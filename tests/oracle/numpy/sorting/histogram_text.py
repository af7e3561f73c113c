# a text histogram
import numpy as np

np.random.seed(0)
data = np.random.normal(0, 1, 200)
counts, edges = np.histogram(data, bins=6)
for c, left, right in zip(counts, edges[:-1], edges[1:]):
    print(f'{left:6.2f} {right:6.2f} {"#" * (c // 2)} {c}')
print(counts.sum(), np.histogram(data, bins=[-3, 0, 3])[0])

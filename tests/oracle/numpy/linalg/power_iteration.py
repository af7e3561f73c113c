# dominant eigenvalue and PageRank
import numpy as np

m = np.array([[0, 1, 1], [1, 0, 0], [0, 1, 0.0]])
p = m / m.sum(axis=1, keepdims=True)
rank = np.full(3, 1 / 3)
for _ in range(100):
    rank = 0.15 / 3 + 0.85 * rank @ p
print(rank.round(6), rank.sum().round(6), np.argsort(-rank), np.round(np.abs(np.linalg.eigvals(p)).max(), 6))

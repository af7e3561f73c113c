# the stationary state of a Markov chain
import numpy as np

p = np.array([[0.9, 0.1, 0.0], [0.2, 0.7, 0.1], [0.1, 0.3, 0.6]])
state = np.array([1.0, 0.0, 0.0])
for _ in range(200):
    state = state @ p
print(state.round(6), p.sum(axis=1), np.linalg.matrix_power(p, 50)[0].round(6))
a = np.vstack([p.T - np.eye(3), np.ones(3)])
print(np.linalg.lstsq(a, np.array([0, 0, 0, 1.0]), rcond=None)[0].round(6))

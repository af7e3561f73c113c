# Sylvester's, Lyapunov's and Riccati's equations
import numpy as np
from scipy import linalg

a, b, q = np.array([[-3.0, -2, 0], [-1, -1, 3], [3, -5, -1]]), np.array([[1.0]]), np.array([[1.0], [2], [3]])
print(linalg.solve_sylvester(a, b, q).round(11).tolist())
a = np.array([[-3.0, -2, 0], [-1, -1, 0], [0, -5, -1]])
print(linalg.solve_continuous_lyapunov(a, np.eye(3)).round(10).tolist())
print(linalg.solve_discrete_lyapunov(np.array([[0.2, 0.5], [0.7, -0.9]]), np.eye(2)).round(10).tolist())
a, b, q, r = np.array([[4.0, 3], [-4.5, -3.5]]), np.array([[1.0], [-1]]), np.array([[9.0, 6], [6, 4]]), np.array([[1.0]])
print(linalg.solve_continuous_are(a, b, q, r).round(9).tolist())
print(linalg.solve_discrete_are(np.array([[0.5, 1], [0, 0.8]]), np.array([[0.0], [1]]), np.eye(2), r).round(10).tolist())

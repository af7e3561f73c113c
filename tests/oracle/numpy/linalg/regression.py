# linear regression by the normal equations
import numpy as np

rng = np.random.default_rng(0)
x = rng.normal(size=(50, 2))
y = 3 + 2 * x[:, 0] - x[:, 1] + rng.normal(scale=0.1, size=50)
design = np.column_stack([np.ones(50), x])
beta = np.linalg.solve(design.T @ design, design.T @ y)
print(np.round(beta, 6))
pred = design @ beta
print(np.round(1 - ((y - pred) ** 2).sum() / ((y - y.mean()) ** 2).sum(), 6), np.allclose(beta, np.linalg.lstsq(design, y, rcond=None)[0]))

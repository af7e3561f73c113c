# Solvers that come near the answer step by step.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.linear_model import Ridge

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
for solver in ("sparse_cg", "lsqr", "sag", "saga"):
    model = Ridge(alpha=0.5, solver=solver, random_state=0).fit(X, y)
    print(solver, model.solver_, model.n_iter_, np.round(model.coef_[:4], 9))
weighted = Ridge(solver="sag", random_state=1, tol=1e-6, max_iter=5000).fit(X, y, sample_weight=np.linspace(1, 2, len(y)))
exact = Ridge().fit(X, y, sample_weight=np.linspace(1, 2, len(y)))
print(np.allclose(weighted.coef_, exact.coef_, rtol=1e-3))

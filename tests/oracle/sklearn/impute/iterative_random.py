# IterativeImputer with random orders, few nearest columns, and values drawn from the posterior.
import numpy as np
from sklearn.experimental import enable_iterative_imputer
from sklearn.impute import IterativeImputer

rng = np.random.RandomState(3)
X = rng.normal(size=(30, 4)) @ rng.normal(size=(4, 4))
X[rng.uniform(size=X.shape) < 0.15] = np.nan
for options in ({"imputation_order": "random"}, {"n_nearest_features": 2}, {"sample_posterior": True, "max_iter": 3}):
    made = IterativeImputer(random_state=7, **options).fit_transform(X)
    print(options, np.round(made[np.isnan(X)][:8], 9).tolist())
try:
    IterativeImputer(min_value=3, max_value=1).fit(X)
except ValueError as e:
    print(e)

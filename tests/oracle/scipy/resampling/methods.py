"""How tests are told to draw samples."""
import numpy as np
from scipy import stats

print(stats.PermutationMethod(n_resamples=99), stats.MonteCarloMethod(n_resamples=50, batch=10), stats.BootstrapMethod())
try:
    stats.MonteCarloMethod(rvs=np.random.normal, rng=1)
except ValueError as error:
    print(error)

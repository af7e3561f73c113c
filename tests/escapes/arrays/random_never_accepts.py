# attack: parameters of distributions at which drawing by rejection would never accept
# prints: refused: 60
import numpy as np

random = np.random.default_rng(1)
old = np.random.RandomState(1)
ENDS = (1e-300, 1e-9, 1.0, 1025.0, 1e19, 1e300)
refused = 0
for name in ("zipf", "geometric", "logseries", "poisson", "gamma", "standard_gamma", "pareto", "power", "chisquare", "standard_t", "weibull", "rayleigh"):
    for generator in (random, old):
        for end in ENDS:
            try:
                getattr(generator, name)(end)
            except ValueError:
                refused += 1
for name in ("beta", "f", "gamma", "vonmises", "wald", "negative_binomial", "noncentral_chisquare", "gumbel", "laplace", "logistic"):
    # The old generator never accepts a large concentration; numpy's does not either.
    for generator in (random,) if name == "vonmises" else (random, old):
        for first in ENDS:
            for second in ENDS:
                try:
                    getattr(generator, name)(first, second)
                except ValueError:
                    refused += 1
print("refused:", refused)

"""Random numbers: the functions of the module draw from one RandomState, `default_rng` makes a Generator.

For the same seed both give the very numbers numpy gives.
"""

from ._generator import Generator, default_rng
from ._legacy import RandomState
from ._seeding import MT19937, PCG64, BitGenerator, SeedSequence

_global = RandomState()


def _restart():
    """Has the functions of the module draw a seed when they are next used."""
    _global._bit_generator = MT19937._legacy(None)


beta = _global.beta
binomial = _global.binomial
bytes = _global.bytes
chisquare = _global.chisquare
choice = _global.choice
dirichlet = _global.dirichlet
exponential = _global.exponential
f = _global.f
gamma = _global.gamma
geometric = _global.geometric
get_state = _global.get_state
gumbel = _global.gumbel
hypergeometric = _global.hypergeometric
laplace = _global.laplace
logistic = _global.logistic
lognormal = _global.lognormal
logseries = _global.logseries
multinomial = _global.multinomial
multivariate_normal = _global.multivariate_normal
negative_binomial = _global.negative_binomial
noncentral_chisquare = _global.noncentral_chisquare
noncentral_f = _global.noncentral_f
normal = _global.normal
pareto = _global.pareto
permutation = _global.permutation
poisson = _global.poisson
power = _global.power
rand = _global.rand
randint = _global.randint
randn = _global.randn
random = _global.random
random_integers = _global.random_integers
random_sample = _global.random_sample
ranf = _global.random_sample
rayleigh = _global.rayleigh
sample = _global.random_sample
seed = _global.seed
set_state = _global.set_state
shuffle = _global.shuffle
standard_cauchy = _global.standard_cauchy
standard_exponential = _global.standard_exponential
standard_gamma = _global.standard_gamma
standard_normal = _global.standard_normal
standard_t = _global.standard_t
triangular = _global.triangular
uniform = _global.uniform
vonmises = _global.vonmises
wald = _global.wald
weibull = _global.weibull
zipf = _global.zipf

__all__ = [name for name in list(globals()) if not name.startswith("_")]

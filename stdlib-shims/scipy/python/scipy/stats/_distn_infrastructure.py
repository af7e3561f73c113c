"""The classes of distributions, where scripts that check for frozen ones look."""

from scipy.stats._continuous import rv_continuous
from scipy.stats._discrete import rv_discrete, rv_sample
from scipy.stats._distribution import rv_generic
from scipy.stats._frozen import rv_continuous_frozen, rv_discrete_frozen, rv_frozen

__all__ = ["rv_continuous", "rv_continuous_frozen", "rv_discrete", "rv_discrete_frozen", "rv_frozen", "rv_generic", "rv_sample"]

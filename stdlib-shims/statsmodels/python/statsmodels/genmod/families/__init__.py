"""Families of distributions for `GLM`, and their links."""

from statsmodels.genmod.families import links
from statsmodels.genmod.families._families import Binomial, Family, Gamma, Gaussian, InverseGaussian, NegativeBinomial, Poisson

__all__ = ["Binomial", "Family", "Gamma", "Gaussian", "InverseGaussian", "NegativeBinomial", "Poisson", "links"]


def __getattr__(name):
    if name in ("Tweedie", "family"):
        raise NotImplementedError(f"statsmodels.genmod.families.{name} is not available")
    raise AttributeError(f"module 'statsmodels.genmod.families' has no attribute {name!r}")

"""Families of distributions for `GLM`, and their links."""

import _rooms
from statsmodels.genmod.families import links
from statsmodels.genmod.families._families import Binomial, Family, Gamma, Gaussian, InverseGaussian, NegativeBinomial, Poisson

__all__ = ["Binomial", "Family", "Gamma", "Gaussian", "InverseGaussian", "NegativeBinomial", "Poisson", "links"]
__getattr__ = _rooms.doors(__name__, absent="Tweedie family")

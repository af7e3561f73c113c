"""Features whose products are nearly a kernel."""

from sklearn._rooms import doors, table

_WHERE = table(_samplers="RBFSampler SkewedChi2Sampler PolynomialCountSketch", _additive="AdditiveChi2Sampler", _nystroem="Nystroem")
__all__ = sorted(_WHERE)
__getattr__ = doors("sklearn.kernel_approximation", _WHERE)

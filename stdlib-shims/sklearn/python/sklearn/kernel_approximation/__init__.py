"""Features whose products are nearly a kernel."""

import _rooms

_WHERE = _rooms.table(_samplers="RBFSampler SkewedChi2Sampler PolynomialCountSketch", _additive="AdditiveChi2Sampler", _nystroem="Nystroem")
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE)

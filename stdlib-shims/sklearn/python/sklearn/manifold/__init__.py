"""Rows laid out in few dimensions."""

import _rooms

_WHERE = _rooms.table(
    _tsne="TSNE trustworthiness",
    _mds="MDS smacof",
    _isomap="Isomap",
    _spectral="SpectralEmbedding spectral_embedding",
    _locally_linear="LocallyLinearEmbedding locally_linear_embedding",
)
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE, "ClassicalMDS")

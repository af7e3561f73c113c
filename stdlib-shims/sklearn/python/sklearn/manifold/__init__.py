"""Rows laid out in few dimensions."""

from sklearn._rooms import doors, table

_WHERE = table(
    _tsne="TSNE trustworthiness",
    _mds="MDS smacof",
    _isomap="Isomap",
    _spectral="SpectralEmbedding spectral_embedding",
    _locally_linear="LocallyLinearEmbedding locally_linear_embedding",
)
__all__ = sorted(_WHERE)
__getattr__ = doors("sklearn.manifold", _WHERE, frozenset(("ClassicalMDS",)))

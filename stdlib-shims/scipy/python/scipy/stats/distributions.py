"""The distributions of scipy.stats under their other address."""

from scipy import stats as _stats

__all__ = [*" ".join(_stats._DISTRIBUTIONS.values()).split(), "rv_continuous", "rv_discrete"]


def __getattr__(name):
    if name in __all__:
        return getattr(_stats, name)
    if name == "rv_frozen":
        from scipy.stats._frozen import rv_frozen

        return rv_frozen
    if name in _stats._ABSENT:
        raise NotImplementedError(f"scipy.stats.distributions.{name} is not available")
    raise AttributeError(f"module 'scipy.stats.distributions' has no attribute {name!r}")

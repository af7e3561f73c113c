"""The names of the continuous distributions, where scripts that try all of them look."""

from scipy import stats

__all__ = sorted(name for room, names in stats._DISTRIBUTIONS.items() if not room.startswith("_count") for name in names.split())


def __getattr__(name):
    if name == "_distn_names":
        return list(__all__)
    if name in __all__:
        return getattr(stats, name)
    raise AttributeError(f"module 'scipy.stats._continuous_distns' has no attribute {name!r}")

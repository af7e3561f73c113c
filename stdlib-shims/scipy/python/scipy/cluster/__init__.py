"""Clusters: hierarchies and quantised vectors."""


def __getattr__(name):
    if name == "hierarchy":
        import scipy.cluster.hierarchy as room
        return room
    if name == "vq":
        import scipy.cluster.vq as room
        return room
    raise AttributeError(f"module 'scipy.cluster' has no attribute {name!r}")

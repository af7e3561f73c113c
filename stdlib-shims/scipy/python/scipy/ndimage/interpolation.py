"""The older name of a part of scipy.ndimage."""

from scipy import _old_names

__all__, __dir__, __getattr__ = _old_names.old_room(__name__, (
    "affine_transform geometric_transform map_coordinates rotate shift spline_filter spline_filter1d zoom"
))

"""The older name of a part of scipy.ndimage."""

from scipy._old_names import old_room

__all__, __dir__, __getattr__ = old_room(__name__, (
    "affine_transform geometric_transform map_coordinates rotate shift spline_filter spline_filter1d zoom"
))

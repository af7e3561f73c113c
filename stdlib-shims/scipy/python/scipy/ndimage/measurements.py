"""The older name of a part of scipy.ndimage."""

from scipy import _old_names

__all__, __dir__, __getattr__ = _old_names.old_room(__name__, (
    "center_of_mass extrema find_objects histogram label labeled_comprehension maximum maximum_position mean median minimum "
    "minimum_position standard_deviation sum sum_labels variance watershed_ift"
))

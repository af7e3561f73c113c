"""The older name of a part of scipy.ndimage."""

from scipy import _old_names

__all__, __dir__, __getattr__ = _old_names.old_room(__name__, (
    "binary_closing binary_dilation binary_erosion binary_fill_holes binary_hit_or_miss binary_opening binary_propagation "
    "black_tophat distance_transform_bf distance_transform_cdt distance_transform_edt generate_binary_structure grey_closing "
    "grey_dilation grey_erosion grey_opening iterate_structure morphological_gradient morphological_laplace white_tophat"
))

"""Pictures and grids: filters, regions, morphology, interpolation. Each room is read when its first name is used."""

import _rooms

_WHERE = _rooms.table(
    _along_axes="correlate1d convolve1d gaussian_filter1d gaussian_filter uniform_filter1d uniform_filter minimum_filter1d "
                "maximum_filter1d "
                "generic_filter1d",
    _derivatives="prewitt sobel laplace gaussian_laplace gaussian_gradient_magnitude generic_laplace generic_gradient_magnitude",
    _in_windows="correlate convolve minimum_filter maximum_filter rank_filter median_filter percentile_filter generic_filter "
                "vectorized_filter",
    _regions="label find_objects value_indices labeled_comprehension histogram",
    _region_numbers="sum sum_labels mean variance standard_deviation minimum maximum median minimum_position maximum_position extrema "
                    "center_of_mass",
    _truths="generate_binary_structure iterate_structure binary_erosion binary_dilation binary_opening binary_closing binary_hit_or_miss "
            "binary_propagation binary_fill_holes",
    _grey="grey_erosion grey_dilation grey_opening grey_closing morphological_gradient morphological_laplace white_tophat black_tophat",
    _distances="distance_transform_edt distance_transform_cdt distance_transform_bf",
    _between="spline_filter1d spline_filter geometric_transform map_coordinates affine_transform shift zoom rotate",
    _in_frequency="fourier_gaussian fourier_uniform fourier_ellipsoid fourier_shift",
)
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE, modules="filters fourier interpolation measurements morphology")

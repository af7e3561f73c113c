"""The older name of a part of scipy.ndimage."""

from scipy import _old_names

__all__, __dir__, __getattr__ = _old_names.old_room(__name__, (
    "convolve convolve1d correlate correlate1d gaussian_filter gaussian_filter1d gaussian_gradient_magnitude gaussian_laplace "
    "generic_filter generic_filter1d generic_gradient_magnitude generic_laplace laplace maximum_filter maximum_filter1d "
    "median_filter minimum_filter minimum_filter1d percentile_filter prewitt rank_filter sobel uniform_filter "
    "uniform_filter1d"
))

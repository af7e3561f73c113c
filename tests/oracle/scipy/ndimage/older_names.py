"""Names under the modules in which they lived before."""
import warnings
import scipy.ndimage
import scipy.signal

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    from scipy.ndimage.filters import gaussian_filter
    from scipy.interpolate.fitpack2 import UnivariateSpline
    from scipy.signal.signaltools import lfilter
    print(gaussian_filter([0, 9, 0], 1), scipy.ndimage.measurements.label([1, 0, 1]), scipy.signal.filter_design.butter(1, 0.5)[0])
    for warning in caught:
        print(warning.category.__name__, warning.message)
try:
    scipy.ndimage.filters.nothing
except AttributeError as error:
    print(error)

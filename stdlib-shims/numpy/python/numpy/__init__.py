"""Arrays of numbers, and the functions on them: the numpy of this sandbox, over native arrays."""

import _numpy
from _numpy import (
    # types
    bool_, bytes_, character, clongdouble, complex64, complex128, complexfloating, csingle, datetime64, dtype, flatiter, flexible, float16, float32, float64, floating, generic,
    half, inexact, int8, int16, int32, int64, integer, longdouble, ndarray, number, object_, signedinteger, str_, timedelta64, ufunc, uint8, uint16, uint32,
    uint64, unsignedinteger, void,
    # creation
    arange, array, asarray, empty, eye, frombuffer, fromiter, full, ones, zeros,
    # functions
    bincount, can_cast, concatenate, copyto, dot, lexsort, may_share_memory, place, promote_types, putmask, result_type,
    shares_memory, where,
    # ufuncs
    absolute, add, arccos, arccosh, arcsin, arcsinh, arctan, arctan2, arctanh, bitwise_and, bitwise_count, bitwise_or, bitwise_xor, cbrt,
    ceil, conjugate, copysign, cos, cosh, deg2rad, degrees, divide, divmod, equal, exp, exp2, expm1, fabs, float_power, floor, floor_divide,
    fmax, fmin, fmod, frexp, gcd, greater, greater_equal, heaviside, hypot, invert, isfinite, isinf, isnan, isnat, lcm, ldexp, left_shift,
    less, less_equal, log, log1p, log2, log10, logaddexp, logaddexp2, logical_and, logical_not, logical_or, logical_xor, matmul, maximum,
    minimum, modf, multiply, negative, nextafter, not_equal, positive, power, rad2deg, radians, reciprocal, remainder, right_shift, rint,
    sign, signbit, sin, sinh, spacing, sqrt, square, subtract, tan, tanh, trunc,
)

from ._broadcasting import broadcast, broadcast_arrays, broadcast_shapes, broadcast_to
from ._creation import (
    asanyarray, asarray_chkfinite, ascontiguousarray, asfortranarray, astype, copy, diag, diagflat, diagonal, empty_like, fromfunction,
    fromstring, full_like, geomspace, identity, indices, isfortran, linspace, logspace, meshgrid, ones_like, require, tri, tril, triu, vander,
    zeros_like,
)
from ._reductions import (
    all, amax, amin, any, argmax, argmin, average, count_nonzero, cumprod, cumsum, cumulative_prod, cumulative_sum, max, mean, min, prod, ptp,
    std, sum, var,
)
from ._shaping import (
    atleast_1d, atleast_2d, atleast_3d, expand_dims, flip, fliplr, flipud, matrix_transpose, moveaxis, ndim, permute_dims, ravel, reshape,
    resize, roll, rollaxis, rot90, shape, size, squeeze, swapaxes, transpose, trim_zeros,
)

__version__ = "2.4.6"

pi = 3.141592653589793
e = 2.718281828459045
euler_gamma = 0.5772156649015329
inf = float("inf")
nan = float("nan")
newaxis = None
little_endian = True
True_ = bool_(True)
False_ = bool_(False)

# other names for the same things
abs = absolute
acos, acosh, asin, asinh, atan, atan2, atanh = arccos, arccosh, arcsin, arcsinh, arctan, arctan2, arctanh
bitwise_invert = bitwise_not = invert
bitwise_left_shift, bitwise_right_shift = left_shift, right_shift
bool = bool_
byte, ubyte, short, ushort, intc, uintc, long, ulong, longlong, ulonglong = int8, uint8, int16, uint16, int32, uint32, int64, uint64, int64, uint64
concat = concatenate
conj = conjugate
int_, uint, intp, uintp = int64, uint64, int64, uint64
double, single, cdouble = float64, float32, complex128
mod = remainder
pow = power
true_divide = divide

ScalarType = (
    int, float, complex, _numpy.bool_, bytes, str, memoryview, bool_, complex128, float32, float64, int8, int16, int32, int64, uint8, uint16,
    uint32, uint64, datetime64, timedelta64, object_, bytes_, str_, void,
)
sctypeDict = {
    kind.__name__: kind
    for kind in (bool_, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float32, float64, complex128, str_, bytes_, object_, void, datetime64, timedelta64)
}

# modules and functions that most scripts do without: loaded when first asked for
_MODULES = ("char", "exceptions", "fft", "lib", "linalg", "polynomial", "random", "rec", "strings", "testing", "typing")
_LATER = {
    "base_repr": "_bits", "binary_repr": "_bits", "packbits": "_bits", "unpackbits": "_bits", "apply_along_axis": "_functional",
    "apply_over_axes": "_functional", "frompyfunc": "_functional", "nditer": "_functional", "vectorize": "_functional", "c_": "_grids",
    "index_exp": "_grids", "ix_": "_grids", "mgrid": "_grids", "ogrid": "_grids", "r_": "_grids", "s_": "_grids", "histogram": "_histograms",
    "histogram2d": "_histograms", "histogram_bin_edges": "_histograms", "histogramdd": "_histograms", "pad": "_padding", "poly": "_polynomials",
    "poly1d": "_polynomials", "polyadd": "_polynomials", "polyder": "_polynomials", "polydiv": "_polynomials", "polyfit": "_polynomials",
    "polyint": "_polynomials", "polymul": "_polynomials", "polysub": "_polynomials", "polyval": "_polynomials", "roots": "_polynomials",
    "busday_count": "_dates", "busday_offset": "_dates", "busdaycalendar": "_dates", "datetime_as_string": "_dates", "datetime_data": "_dates",
    "is_busday": "_dates", "fromfile": "_files", "load": "_files", "save": "_files", "savetxt": "_files", "savez": "_files",
    "savez_compressed": "_files", "genfromtxt": "_text_tables", "loadtxt": "_text_tables", "recarray": "rec", "record": "rec",
    "emath": "_extended_math", "asmatrix": "_matrix", "matrix": "_matrix",
}
_ROOMS = {
    "_calculus": "convolve corrcoef correlate cov diff gradient interp trapezoid",
    "_error_state": "errstate geterr geterrcall seterr",
    "_index_arithmetic": "ndenumerate ndindex ravel_multi_index unravel_index",
    "_joining":
        "append array_split block column_stack delete dsplit dstack hsplit hstack insert repeat row_stack split stack tile unstack vsplit "
        "vstack",
    "_nan_reductions": "nanargmax nanargmin nancumprod nancumsum nanmax nanmean nanmin nanprod nanstd nansum nanvar",
    "_numbers":
        "allclose angle around array_equal array_equiv bartlett blackman clip fix hamming hanning i0 imag isclose iscomplex iscomplexobj "
        "isneginf isposinf isreal isrealobj kaiser nan_to_num real real_if_close round sinc unwrap",
    "_ordering": "argpartition argsort digitize partition searchsorted sort sort_complex",
    "_printing":
        "array2string array_repr array_str format_float_positional format_float_scientific get_printoptions printoptions set_printoptions",
    "_products": "cross einsum inner kron matvec outer tensordot trace vdot vecdot vecmat",
    "_quantiles": "median nanmedian nanpercentile nanquantile percentile quantile",
    "_selecting":
        "argwhere choose compress diag_indices diag_indices_from extract fill_diagonal flatnonzero mask_indices nonzero piecewise put "
        "put_along_axis select take take_along_axis tril_indices tril_indices_from triu_indices triu_indices_from",
    "_sets": "ediff1d intersect1d isin setdiff1d setxor1d union1d unique unique_all unique_counts unique_inverse unique_values",
    "_types": "common_type finfo iinfo isdtype isscalar issubdtype iterable min_scalar_type mintypecode typecodes typename",
}
_LATER.update({name: room for room, names in _ROOMS.items() for name in names.split()})


def __getattr__(name):
    # pandas asks for names a script chose; a subclass of str could be equal to one and read as another.
    if type(name) is not str:
        raise AttributeError("names must be plain strings")
    if name in _MODULES:
        __import__(f"numpy.{name}")
        return globals()[name]
    if name in _LATER:
        home = __import__(f"numpy.{_LATER[name]}", fromlist=[name])
        value = getattr(home, name)
        globals()[name] = value
        return value
    if name.startswith("__"):
        raise AttributeError(f"module 'numpy' has no attribute {name!r}")
    from ._missing_names import text_for
    raise AttributeError(text_for(name))


def __dir__():
    return sorted({*globals(), *_MODULES, *_LATER})


__all__ = [name for name in __dir__() if not name.startswith("_")]

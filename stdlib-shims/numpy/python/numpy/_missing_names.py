"""What is said about names that numpy no longer has."""

_REMOVED = {
    "NaN": "`np.nan`", "Inf": "`np.inf`", "infty": "`np.inf`", "Infinity": "`np.inf`", "PINF": "`np.inf`", "NINF": "`-np.inf`", "PZERO": "`0.0`",
    "NZERO": "`-0.0`", "float_": "`np.float64`", "complex_": "`np.complex128`", "cfloat": "`np.complex128`", "singlecomplex": "`np.complex64`",
    "longfloat": "`np.longdouble`", "string_": "`np.bytes_`", "unicode_": "`np.str_`", "alltrue": "`np.all`", "sometrue": "`np.any`",
    "round_": "`np.round`", "asfarray": "`np.asarray` with a proper dtype", "cast": "`np.asarray(arr, dtype=dtype)`",
    "mat": "`np.asmatrix`", "lookfor": "search the documentation", "set_string_function": "`np.set_printoptions`", "obj2sctype": "`np.dtype(obj).type`",
    "sctype2char": "`np.dtype(obj).char`", "issubclass_": "`issubclass`", "issubsctype": "`np.issubdtype`", "nbytes": "`np.dtype(<dtype>).itemsize`",
    "disp": "your own printing function", "recfromcsv": "`np.genfromtxt` with comma delimiter", "recfromtxt": "`np.genfromtxt`",
}
# words of Python's own that numpy once had as well
_BUILTINS = {"bool": "np.bool", "int": "np.int64", "float": "np.float64", "complex": "np.complex128", "object": "np.object_", "str": "np.str_"}


def text_for(name):
    """The message of the AttributeError for a missing name."""
    if name in _REMOVED:
        return f"`np.{name}` was removed in the NumPy 2.0 release. Use {_REMOVED[name]} instead."
    if name in _BUILTINS:
        return f"module 'numpy' has no attribute '{name}'.\nUse Python's own `{name}`, or `{_BUILTINS[name]}` for numpy's scalar type."
    return f"module 'numpy' has no attribute '{name}'"

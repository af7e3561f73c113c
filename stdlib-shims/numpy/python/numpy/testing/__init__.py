"""Assertions about arrays, with messages that show where they differ."""

from _numpy import absolute, asarray, isinf, isnan, ndarray, where

from .._error_state import errstate
from .._numbers import isclose
from .._printing import array2string

__all__ = [
    "assert_", "assert_allclose", "assert_almost_equal", "assert_approx_equal", "assert_array_almost_equal", "assert_array_equal",
    "assert_array_less", "assert_equal", "assert_no_warnings", "assert_raises", "assert_raises_regex", "assert_string_equal", "assert_warns",
]


def assert_(val, msg=""):
    """The value must be true."""
    if not val:
        raise AssertionError(msg() if callable(msg) else msg)


def _message(arrays, err_msg, header, names=("ACTUAL", "DESIRED"), verbose=True):
    lines = ["\n" + header]
    if err_msg:
        err_msg = str(err_msg)
        if "\n" not in err_msg and len(err_msg) < 79 - len(header):
            lines = [lines[0] + " " + err_msg]
        else:
            lines.append(err_msg)
    if verbose:
        for name, value in zip(names, arrays):
            text = repr(value)
            if text.count("\n") > 3:
                text = "\n".join(text.splitlines()[:3]) + "..."
            lines.append(f" {name}: {text}")
    return "\n".join(lines)


def _differences(x, y, wrong):
    """Lines that say how many elements differ, where, and by how much."""
    count, total = int(wrong.sum()), wrong.size
    lines = [f"Mismatched elements: {count} / {total} ({100 * count / total:.3g}%)"]
    if x.ndim:
        from .._broadcasting import broadcast_arrays
        x, y = broadcast_arrays(x, y)
        places = [tuple(int(part[number]) for part in wrong.nonzero()) for number in range(min(count, 5))]
        lines.append("Mismatch at index:" if count == 1 else "Mismatch at indices:" if count <= 5 else "First 5 mismatches are at indices:")
        for place in places:
            shown = f"[{', '.join(map(str, place))}]"
            lines.append(f" {shown}: {x[place].item()!r} (ACTUAL), {y[place].item()!r} (DESIRED)")
    if x.dtype.kind in "biufc" and y.dtype.kind in "biufc":
        with errstate(all="ignore"):
            distance = absolute(x - y) if x.dtype.kind not in "bu" and y.dtype.kind not in "bu" else absolute(x.astype(float) - y.astype(float))
            worst = distance[wrong].max() if distance.ndim else distance
            lines.append(f"Max absolute difference among violations: {array2string(asarray(worst))}")
            chosen = y[wrong] if y.ndim else y
            over = distance[wrong] if distance.ndim else distance
            filled = asarray(chosen != 0)
            relative = asarray(over)[filled] / absolute(asarray(chosen)[filled]) if filled.any() else None
            lines.append(f"Max relative difference among violations: {array2string(relative.max()) if relative is not None else 'inf'}")
    return lines


def _compare(x, y, same, err_msg, header, verbose=True, equal_nan=True, strict=False):
    x, y = asarray(x), asarray(y)
    fits = x.shape == y.shape or x.shape == () or y.shape == ()
    if strict:
        fits = x.shape == y.shape and x.dtype == y.dtype
    if not fits:
        reason = f"\n(shapes {x.shape}, {y.shape} mismatch)" if x.shape != y.shape else f"\n(dtypes {x.dtype}, {y.dtype} mismatch)"
        raise AssertionError(_message([x, y], err_msg, header + reason, verbose=verbose))
    if x.dtype.kind in "fc" and y.dtype.kind in "fc" and equal_nan:
        missing_x, missing_y = isnan(x), isnan(y)
        if not asarray(missing_x == missing_y).all():
            raise AssertionError(_message([x, y], err_msg, header + "\nnan location mismatch:", verbose=verbose))
        both = missing_x & missing_y
    else:
        both = None
    good = asarray(same(x, y))
    if both is not None:
        good = asarray(good | both)
    if not good.all():
        wrong = ~good
        text = "\n".join([header, ""] + _differences(x, y, wrong))
        raise AssertionError(_message([x, y], err_msg, text, verbose=verbose))


def assert_array_equal(actual, desired, err_msg="", verbose=True, *, strict=False):
    """Both arrays must have the same elements."""
    _compare(actual, desired, lambda x, y: x == y, err_msg, "Arrays are not equal", verbose, strict=strict)


def assert_allclose(actual, desired, rtol=1e-07, atol=0, equal_nan=True, err_msg="", verbose=True, *, strict=False):
    """Both arrays must be equal within a tolerance."""
    header = f"Not equal to tolerance rtol={rtol:g}, atol={atol:g}"
    _compare(actual, desired, lambda x, y: isclose(x, y, rtol=rtol, atol=atol, equal_nan=equal_nan), err_msg, header, verbose, equal_nan, strict)


def assert_array_almost_equal(actual, desired, decimal=6, err_msg="", verbose=True):
    """Both arrays must be equal up to a number of decimals."""

    def same(x, y):
        with errstate(all="ignore"):
            infinite = isinf(x) & isinf(y) & (x == y) if x.dtype.kind in "fc" and y.dtype.kind in "fc" else asarray(x == y)
            return where(infinite, True, absolute(x.astype(float) - y) < 1.5 * 10.0 ** (-decimal)) if x.dtype.kind in "biuf" else isclose(x, y, 0, 1.5 * 10.0 ** (-decimal))

    _compare(actual, desired, same, err_msg, f"Arrays are not almost equal to {decimal} decimals", verbose)


def assert_array_less(x, y, err_msg="", verbose=True, *, strict=False):
    """Each element must be less than the other array's."""
    _compare(x, y, lambda one, other: one < other, err_msg, "Arrays are not strictly ordered `x < y`", verbose, equal_nan=False)


def assert_equal(actual, desired, err_msg="", verbose=True, *, strict=False):
    """Two values, containers or arrays must be equal."""
    if isinstance(desired, dict):
        if not isinstance(actual, dict):
            raise AssertionError(repr(type(actual)))
        assert_equal(len(actual), len(desired), err_msg, verbose)
        for key in desired:
            if key not in actual:
                raise AssertionError(repr(key))
            assert_equal(actual[key], desired[key], f"key={key!r}\n{err_msg}", verbose)
        return
    if isinstance(desired, (list, tuple)) and isinstance(actual, (list, tuple)):
        assert_equal(len(actual), len(desired), err_msg, verbose)
        for place in range(len(desired)):
            assert_equal(actual[place], desired[place], f"item={place!r}\n{err_msg}", verbose)
        return
    if isinstance(actual, ndarray) or isinstance(desired, ndarray):
        return assert_array_equal(actual, desired, err_msg, verbose, strict=strict)
    if actual != actual and desired != desired:
        return
    if not actual == desired:
        raise AssertionError(_message([actual, desired], err_msg, "Items are not equal:", verbose=verbose))


def assert_almost_equal(actual, desired, decimal=7, err_msg="", verbose=True):
    """Two numbers or arrays must be equal up to a number of decimals."""
    if isinstance(actual, (ndarray, tuple, list)) or isinstance(desired, (ndarray, tuple, list)):
        return assert_array_almost_equal(actual, desired, decimal, err_msg)
    text = _message([actual, desired], err_msg, f"Arrays are not almost equal to {decimal} decimals", verbose=verbose)
    if actual != actual or desired != desired:
        if not (actual != actual and desired != desired):
            raise AssertionError(text)
        return
    if actual == desired:
        return
    if abs(desired - actual) >= float(1.5 * 10.0 ** (-decimal)):
        raise AssertionError(text)


def assert_approx_equal(actual, desired, significant=7, err_msg="", verbose=True):
    """Two numbers must be equal up to a number of digits."""
    if actual == desired:
        return
    from math import floor, log10
    scale = 0.5 * (abs(desired) + abs(actual))
    scale = 10 ** floor(log10(scale)) if scale else 1.0
    if abs(desired / scale - actual / scale) >= 10.0 ** (-(significant - 1)):
        raise AssertionError(_message([actual, desired], err_msg, f"Items are not equal to {significant} significant digits:", verbose=verbose))


def assert_string_equal(actual, desired):
    """Two texts must be equal."""
    if actual != desired:
        raise AssertionError(f"Differences in strings:\n- {actual}\n+ {desired}")


class _Raises:
    """What `assert_raises` gives when it is used with `with`."""

    def __init__(self, expected, pattern=None):
        self.expected, self.pattern, self.exception = expected, pattern, None

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if kind is None:
            names = self.expected.__name__ if isinstance(self.expected, type) else str(self.expected)
            raise AssertionError(f"{names} not raised")
        if not issubclass(kind, self.expected):
            return False
        self.exception = error
        if self.pattern is not None:
            import re
            if not re.search(self.pattern, str(error)):
                raise AssertionError(f'"{self.pattern}" does not match "{error}"')
        return True


def assert_raises(exception_class, callable=None, *args, **kwargs):
    """A call, or a `with` block, must raise."""
    context = _Raises(exception_class)
    if callable is None:
        return context
    with context:
        callable(*args, **kwargs)


def assert_raises_regex(exception_class, expected_regexp, callable=None, *args, **kwargs):
    """A call, or a `with` block, must raise with a message that matches."""
    context = _Raises(exception_class, expected_regexp)
    if callable is None:
        return context
    with context:
        callable(*args, **kwargs)


def assert_warns(warning_class, func, *args, **kwargs):
    """A call must warn."""
    import warnings
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        result = func(*args, **kwargs)
    if not any(issubclass(one.category, warning_class) for one in caught):
        raise AssertionError(f"No warning raised when calling {func.__name__}")
    return result


def assert_no_warnings(func, *args, **kwargs):
    """A call must not warn."""
    import warnings
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        result = func(*args, **kwargs)
    if caught:
        raise AssertionError(f"Got warnings when calling {func.__name__}: {caught}")
    return result

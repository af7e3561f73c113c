"""How arrays are written as text, and the options for it."""

import _numpy
from _numpy import asarray

_FLOAT_MODES = ("fixed", "unique", "maxprec", "maxprec_equal")


def _checked(precision=None, threshold=None, edgeitems=None, linewidth=None, suppress=None, nanstr=None, infstr=None, sign=None, formatter=None, floatmode=None, legacy=None):
    options = {
        "precision": precision, "threshold": threshold, "edgeitems": edgeitems, "linewidth": linewidth,
        "nanstr": nanstr, "infstr": infstr, "sign": sign, "formatter": formatter, "floatmode": floatmode,
    }
    options = {name: value for name, value in options.items() if value is not None}
    if suppress is not None:
        options["suppress"] = bool(suppress)
    if legacy not in (None, False):
        raise NotImplementedError("printing options of older versions (legacy=...)")
    if floatmode is not None and floatmode not in _FLOAT_MODES:
        raise ValueError("floatmode option must be one of " + ", ".join(f'"{mode}"' for mode in _FLOAT_MODES))
    if sign not in (None, "-", "+", " "):
        raise ValueError("sign option must be one of ' ', '+', or '-'")
    if threshold is not None:
        if not isinstance(threshold, (int, float)) and not hasattr(threshold, "__index__") and not hasattr(threshold, "__float__"):
            raise TypeError("threshold must be numeric")
        if threshold != threshold:
            raise ValueError("threshold must be non-NAN, try sys.maxsize for untruncated representation")
        if threshold == float("inf"):
            options["threshold"] = (1 << 63) - 1
    if precision is not None:
        from operator import index
        try:
            # The native formatter counts decimals in 16 bits.
            options["precision"] = min(index(precision), 60000)
        except TypeError:
            raise TypeError("precision must be an integer") from None
    if edgeitems is not None:
        from operator import index
        options["edgeitems"] = min(max(index(edgeitems), 0), 1 << 40)
    return options


def set_printoptions(precision=None, threshold=None, edgeitems=None, linewidth=None, suppress=None, nanstr=None, infstr=None, formatter=None, sign=None, floatmode=None, *, legacy=None, override_repr=None):
    """Sets how arrays are written."""
    if override_repr is not None:
        raise NotImplementedError("set_printoptions(override_repr=...)")
    options = _checked(precision, threshold, edgeitems, linewidth, suppress, nanstr, infstr, sign, formatter, floatmode, legacy)
    # formatters hold only until the next call
    options.setdefault("formatter", None)
    _numpy.set_print_options(options)


def get_printoptions():
    """The options in force."""
    return _numpy.get_print_options()


class printoptions:
    """Options that hold within a `with` block."""

    def __init__(self, *args, **kwargs):
        self._args, self._kwargs = args, kwargs
        self._old = None

    def __enter__(self):
        self._old = _numpy.get_print_options()
        set_printoptions(*self._args, **self._kwargs)
        return _numpy.get_print_options()

    def __exit__(self, *exception):
        _numpy.set_print_options(self._old)


def array2string(a, max_line_width=None, precision=None, suppress_small=None, separator=" ", prefix="", *, formatter=None, threshold=None, edgeitems=None, sign=None, floatmode=None, suffix="", legacy=None):
    """The text of an array."""
    options = _checked(precision, threshold, edgeitems, max_line_width, suppress_small, None, None, sign, formatter, floatmode, legacy)
    return _numpy.array2string_native(asarray(a), None, separator, prefix, suffix, options)


def array_repr(arr, max_line_width=None, precision=None, suppress_small=None):
    """What repr gives, with options of its own."""
    with printoptions(**_checked(precision, linewidth=max_line_width, suppress=suppress_small)):
        return repr(asarray(arr))


def array_str(a, max_line_width=None, precision=None, suppress_small=None):
    """What str gives, with options of its own."""
    with printoptions(**_checked(precision, linewidth=max_line_width, suppress=suppress_small)):
        return str(asarray(a))


def _trimmed(text, trim):
    """The digits after the point cut by one of numpy's rules: k keep, . point only, 0 one zero, - nothing."""
    if trim == "k" or "." not in text:
        return text
    whole, _, digits = text.partition(".")
    digits = digits.rstrip("0")
    if digits:
        return f"{whole}.{digits}"
    return {".": f"{whole}.", "0": f"{whole}.0", "-": whole}[trim]


def _padded(text, pad_left, pad_right):
    whole, point, digits = text.partition(".")
    if pad_left is not None:
        whole = whole.rjust(pad_left)
    if pad_right is not None:
        digits = digits.ljust(pad_right)
    return whole + point + digits


def _shortest(x):
    """The shortest decimal digits of a number as (sign, digits, exponent of the point)."""
    text = str(x) if isinstance(x, _numpy.float32) else repr(float(x))
    sign = "-" if text.startswith("-") else ""
    text = text.lstrip("-")
    mantissa, _, exponent = text.partition("e")
    whole, _, part = mantissa.partition(".")
    point = len(whole) + int(exponent or 0)
    digits = whole + part
    stripped = digits.lstrip("0")
    point -= len(digits) - len(stripped)
    stripped = stripped.rstrip("0")
    return (sign, stripped, point) if stripped else (sign, "0", 1)


def format_float_positional(x, precision=None, unique=True, fractional=True, trim="k", sign=False, pad_left=None, pad_right=None, min_digits=None):
    """A number without an exponent."""
    value = float(x)
    if value != value or value in (float("inf"), float("-inf")):
        return ("+" if sign and value > 0 else "") + str(value)
    prefix, digits, point = _shortest(x)
    if precision is not None:
        if not fractional:
            if precision < point:
                value = float(format(value, f".{max(precision, 1) - 1}e"))
                prefix, digits, point = _shortest(value)
            precision = max(precision - point, 0)
        if not unique or len(digits) - point > precision:
            text = format(abs(value), f".{precision}f")
            if unique:
                text = text.rstrip("0") if "." in text else text + "."
            whole, _, part = text.partition(".")
        else:
            whole, part = digits[:point].ljust(point, "0") if point > 0 else "0", digits[max(point, 0) :] if point >= 0 else "0" * -point + digits
    else:
        whole, part = digits[:point].ljust(point, "0") if point > 0 else "0", digits[max(point, 0) :] if point >= 0 else "0" * -point + digits
    if min_digits is not None:
        part = part.ljust(min_digits, "0")
    text = _trimmed(f"{whole}.{part}", trim)
    prefix = prefix or ("+" if sign else "")
    return _padded(prefix + text, pad_left, pad_right)


def format_float_scientific(x, precision=None, unique=True, trim="k", sign=False, pad_left=None, exp_digits=None, min_digits=None):
    """A number with an exponent."""
    value = float(x)
    if value != value or value in (float("inf"), float("-inf")):
        return str(value)
    prefix, digits, point = _shortest(x)
    exponent = point - 1 if value else 0
    if precision is not None and (not unique or len(digits) - 1 > precision):
        text, _, power = format(abs(value), f".{precision}e").partition("e")
        exponent = int(power)
        if unique:
            text = text.rstrip("0") if "." in text else text + "."
    else:
        text = f"{digits[0]}.{digits[1:]}"
    if min_digits is not None:
        whole, _, part = text.partition(".")
        text = f"{whole}.{part.ljust(min_digits, '0')}"
    text = _trimmed(text, trim)
    power = str(abs(exponent)).rjust(2 if exp_digits is None else exp_digits, "0")
    prefix = prefix or ("+" if sign else "")
    result = f"{prefix}{text}e{'-' if exponent < 0 else '+'}{power}"
    return _padded(result, pad_left, None) if pad_left is not None else result

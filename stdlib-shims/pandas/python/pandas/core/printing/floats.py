"""Floats as text: as many decimals as the column needs, or scientific notation."""

import re

from pandas.core.printing.options import value_of

_WITH_POINT = {}


def _with_point(decimal):
    if decimal not in _WITH_POINT:
        _WITH_POINT[decimal] = re.compile(rf"^\s*[\+-]?[0-9]+\{decimal}[0-9]*$")
    return _WITH_POINT[decimal].match


def trim_zeros(texts, decimal="."):
    """Zeros at the end that all numbers share are dropped, one after the point is kept."""
    is_number = _with_point(decimal)
    numbers = [bool(is_number(text)) for text in texts]
    cut = None
    for text, known in zip(texts, numbers):
        if known:
            zeros = len(text) - len(text.rstrip("0"))
            cut = zeros if cut is None else min(cut, zeros)
            if cut == 0:
                break
    if cut is None:
        return texts
    result = []
    for text, known in zip(texts, numbers):
        if known:
            text = text[: len(text) - cut]
            if text.endswith(decimal):
                text += "0"
        result.append(text)
    return result


def trim_one(text):
    """One number without zeros at the end, but with one digit after the point."""
    text = text.rstrip("0")
    return text + "0" if text.endswith(".") else text


def _trim_complex(texts, decimal):
    real, imaginary = [], []
    for text in texts:
        parts = re.split(r"(?<!e)([j+-])", text)
        real.append("".join(parts[:-4]))
        imaginary.append("".join(parts[-4:-2]))
    both = trim_zeros(real + imaginary, decimal)
    if not both:
        return []
    n = len(texts)
    width = max(map(len, both)) - 1
    return [left + right[:1] + right[1:].rjust(width) + "j" for left, right in zip(both[:n], both[n:])]


def float_texts(values, formatter=None, float_format=None, na_rep="NaN", leading_space=True, left=False, decimal="."):
    """Texts of floats (or complex numbers) of one column."""
    if float_format is None:
        float_format = value_of("display.float_format")
    if formatter is None and callable(float_format):
        formatter = float_format
    if formatter is not None:
        return [na_rep if value != value else str(formatter(value)) for value in values]
    missing = " " + na_rep if left else na_rep
    if float_format is not None:
        return [missing if value != value else float_format % value for value in values]
    digits = value_of("display.precision")
    threshold = value_of("display.chop_threshold")
    if threshold is not None:
        values = [0.0 if abs(value) <= threshold else value for value in values]
    sign = " " if leading_space else ""
    is_complex = any(isinstance(value, complex) for value in values)
    texts = _formatted(values, f"{sign}.{digits}f", missing, decimal, is_complex)
    sizes = [abs(value) for value in values if value == value]
    smallest = 10.0**-digits
    too_small = any(0 < size < smallest for size in sizes)
    if not too_small and any(size > 1e6 for size in sizes):
        too_long = max(map(len, texts)) > digits + 6
    else:
        too_long = False
    if too_small or too_long:
        texts = _formatted(values, f"{sign}.{digits}e", missing, decimal, is_complex)
    return texts


def _formatted(values, spec, missing, decimal, is_complex):
    if is_complex:
        return _trim_complex([_complex_text(value, spec, missing) for value in values], decimal)
    texts = [missing if value != value else format(value, spec) for value in values]
    if decimal != ".":
        texts = [text.replace(".", decimal, 1) for text in texts]
    return trim_zeros(texts, decimal)


def _complex_text(value, spec, missing):
    real = missing if value.real != value.real else format(value.real, spec)
    imaginary = missing if value.imag != value.imag else format(value.imag, spec.strip())
    return f"{real}{'' if imaginary.startswith('-') else '+'}{imaginary}j"

"""Numbers written in other bases, and bits packed into bytes."""

from operator import index

from _numpy import arange, asarray, concatenate, zeros

from ._shaping import moveaxis

_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def binary_repr(num, width=None):
    """The binary digits of a whole number; two's complement of that width if negative."""
    num = index(num)
    if num == 0:
        return "0" * (width or 1)
    if num > 0:
        digits = f"{num:b}"
        if width is not None and width < len(digits):
            raise ValueError(f"Insufficient bit width={width} provided for binwidth={len(digits)}")
        return digits if width is None else digits.zfill(width)
    if width is None:
        return f"-{-num:b}"
    needed = len(f"{-num:b}")
    if 2 ** (needed - 1) != -num:
        needed += 1
    if width < needed:
        raise ValueError(f"Insufficient bit width={width} provided for binwidth={needed}")
    return f"{num + (1 << width):b}".rjust(width, "1")


def base_repr(number, base=2, padding=0):
    """The digits of a whole number in a base up to 36."""
    if base > 36:
        raise ValueError("Bases greater than 36 not handled in base_repr.")
    if base < 2:
        raise ValueError("Bases less than 2 not handled in base_repr.")
    rest = abs(index(number))
    digits = []
    while rest:
        rest, digit = divmod(rest, base)
        digits.append(_DIGITS[digit])
    if padding:
        digits.append("0" * padding)
    if number < 0:
        digits.append("-")
    return "".join(reversed(digits or ["0"]))


def packbits(a, /, axis=None, bitorder="big"):
    """Eight true-or-false values to a byte."""
    a = asarray(a)
    if a.dtype.kind not in "biu":
        raise TypeError("Expected an input array of integer or boolean data type")
    if bitorder not in ("big", "little"):
        raise ValueError("'order' must be either 'little' or 'big'")
    if axis is None:
        a, axis = a.ravel(), 0
    bits = moveaxis(a != 0, axis, -1)
    short = -bits.shape[-1] % 8
    if short:
        bits = concatenate([bits, zeros(bits.shape[:-1] + (short,), bool)], axis=-1)
    weights = 1 << arange(8)
    if bitorder == "big":
        weights = weights[::-1]
    packed = (bits.reshape(bits.shape[:-1] + (-1, 8)) * weights).sum(axis=-1).astype("uint8")
    return moveaxis(packed, -1, axis)


def unpackbits(a, /, axis=None, count=None, bitorder="big"):
    """The bits of bytes, one value each."""
    a = asarray(a)
    if a.dtype != "uint8":
        raise TypeError("Expected an input array of unsigned byte data type")
    if axis is None:
        a, axis = a.ravel(), 0
    shifts = arange(8)
    if bitorder == "big":
        shifts = shifts[::-1]
    moved = moveaxis(a, axis, -1).astype(int)
    bits = ((moved[..., None] >> shifts) & 1).reshape(moved.shape[:-1] + (-1,)).astype("uint8")
    if count is not None:
        bits = bits[..., :count]
    return moveaxis(bits, -1, axis)

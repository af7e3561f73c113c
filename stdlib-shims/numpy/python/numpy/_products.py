"""Products of vectors, matrices and tensors."""

from operator import index
from warnings import warn

from _numpy import asarray, dot, matmul, multiply, result_type

from ._axes import normalize_axis_tuple


def vdot(a, b, /):
    """The product of two flattened arrays, the first conjugated."""
    return dot(asarray(a).ravel().conj(), asarray(b).ravel())


def inner(a, b, /):
    """The sum of products over the last axes."""
    a, b = asarray(a), asarray(b)
    if a.ndim == 0 or b.ndim == 0:
        return multiply(a, b)
    if a.shape[-1] != b.shape[-1]:
        raise ValueError(f"shapes {_text(a.shape)} and {_text(b.shape)} not aligned: {a.shape[-1]} (dim {a.ndim - 1}) != {b.shape[-1]} (dim {b.ndim - 1})")
    return tensordot(a, b, axes=(-1, -1))[()]


def _text(shape):
    return f"({shape[0]},)" if len(shape) == 1 else "(" + ",".join(map(str, shape)) + ")"


def outer(a, b, out=None):
    """Every element of one vector times every element of another."""
    return multiply(asarray(a).ravel()[:, None], asarray(b).ravel()[None, :], **({} if out is None else {"out": out}))


def _enough_axes(name, signature, *operands):
    for place, (operand, least) in enumerate(operands):
        if operand.ndim < least:
            raise ValueError(f"{name}: Input operand {place} does not have enough dimensions (has {operand.ndim}, gufunc core with signature {signature} requires {least})")


def vecdot(x1, x2, /, *, axis=-1):
    """The product of vectors along an axis, the first conjugated."""
    x1, x2 = asarray(x1), asarray(x2)
    _enough_axes("vecdot", "(n),(n)->()", (x1, 1), (x2, 1))
    if axis != -1:
        from ._shaping import moveaxis
        x1, x2 = moveaxis(x1, axis, -1), moveaxis(x2, axis, -1)
    if x1.shape[-1] != x2.shape[-1]:
        raise ValueError(f"vecdot: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n),(n)->() (size {x2.shape[-1]} is different from {x1.shape[-1]})")
    product = (x1.conj() if x1.dtype.kind == "c" else x1) * x2
    return product.any(axis=-1) if product.dtype.kind == "b" else product.sum(axis=-1, dtype=product.dtype)


def matvec(x1, x2, /):
    """Matrices times vectors."""
    x1, x2 = asarray(x1), asarray(x2)
    _enough_axes("matvec", "(m,n),(n)->(m)", (x1, 2), (x2, 1))
    return matmul(x1, x2[..., None])[..., 0]


def vecmat(x1, x2, /):
    """Conjugated vectors times matrices."""
    x1, x2 = asarray(x1), asarray(x2)
    _enough_axes("vecmat", "(n),(n,m)->(m)", (x1, 1), (x2, 2))
    return matmul(x1.conj()[..., None, :], x2)[..., 0, :]


def tensordot(a, b, axes=2):
    """The sum of products over chosen axes of two arrays."""
    a, b = asarray(a), asarray(b)
    try:
        first, second = axes
    except TypeError:
        count = index(axes)
        first, second = list(range(-count, 0)), list(range(count))
    first = [first] if not isinstance(first, (list, tuple)) else list(first)
    second = [second] if not isinstance(second, (list, tuple)) else list(second)
    first = [axis % a.ndim if a.ndim else axis for axis in first]
    second = [axis % b.ndim if b.ndim else axis for axis in second]
    if len(first) != len(second) or any(a.shape[one] != b.shape[other] for one, other in zip(first, second)):
        raise ValueError("shape-mismatch for sum")
    if len(set(first)) != len(first) or len(set(second)) != len(second):
        raise ValueError("repeated axis")
    free_a = [axis for axis in range(a.ndim) if axis not in first]
    free_b = [axis for axis in range(b.ndim) if axis not in second]
    summed = 1
    for axis in first:
        summed *= a.shape[axis]
    left = a.transpose(free_a + first).reshape(-1 if summed else _size(a, free_a), summed)
    right = b.transpose(second + free_b).reshape(summed, -1 if summed else _size(b, free_b))
    return dot(left, right).reshape([a.shape[axis] for axis in free_a] + [b.shape[axis] for axis in free_b])


def _size(a, axes):
    size = 1
    for axis in axes:
        size *= a.shape[axis]
    return size


def kron(a, b):
    """Blocks of the second array scaled by the elements of the first."""
    a, b = asarray(a), asarray(b)
    if a.ndim == 0 or b.ndim == 0:
        return multiply(a, b)
    ndim = max(a.ndim, b.ndim)
    a = a.reshape((1,) * (ndim - a.ndim) + a.shape)
    b = b.reshape((1,) * (ndim - b.ndim) + b.shape)
    spread_a = a.reshape([length for one in a.shape for length in (one, 1)])
    spread_b = b.reshape([length for one in b.shape for length in (1, one)])
    return (spread_a * spread_b).reshape([one * other for one, other in zip(a.shape, b.shape)])


def trace(a, offset=0, axis1=0, axis2=1, dtype=None, out=None):
    """The sum along a diagonal."""
    options = {name: value for name, value in (("dtype", dtype), ("out", out)) if value is not None}
    return asarray(a).trace(offset, axis1, axis2, **options)


def cross(a, b, axisa=-1, axisb=-1, axisc=-1, axis=None):
    """The vector product in three dimensions."""
    from ._shaping import moveaxis
    if axis is not None:
        axisa = axisb = axisc = axis
    a, b = asarray(a), asarray(b)
    if a.ndim < 1 or b.ndim < 1:
        raise ValueError("At least one array has zero dimension")
    normalize_axis_tuple(axisa, a.ndim, "axisa")
    normalize_axis_tuple(axisb, b.ndim, "axisb")
    a, b = moveaxis(a, axisa, -1), moveaxis(b, axisb, -1)
    if a.shape[-1] not in (2, 3) or b.shape[-1] not in (2, 3):
        raise ValueError("incompatible dimensions for cross product\n(dimension must be 2 or 3)")
    if a.shape[-1] == 2 and b.shape[-1] == 2:
        warn("Arrays of 2-dimensional vectors are deprecated. Use arrays of 3-dimensional vectors instead. (deprecated in NumPy 2.0)", DeprecationWarning, stacklevel=2)
        return asarray(a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0])
    zero = 0
    a0, a1, a2 = a[..., 0], a[..., 1], a[..., 2] if a.shape[-1] == 3 else zero
    b0, b1, b2 = b[..., 0], b[..., 1], b[..., 2] if b.shape[-1] == 3 else zero
    from ._joining import stack
    result = stack([asarray(part) for part in (a1 * b2 - a2 * b1, a2 * b0 - a0 * b2, a0 * b1 - a1 * b0)], axis=-1)
    return moveaxis(result.astype(result_type(a.dtype, b.dtype), copy=False), -1, axisc)


def _labels(subscripts, operands):
    """The subscripts of each operand and of the result, `...` spelled out as labels of its own."""
    subscripts = subscripts.replace(" ", "")
    for letter in subscripts.replace("...", "").replace("->", "").replace(",", ""):
        if not (letter.isascii() and letter.isalpha()):
            raise ValueError(f"invalid subscript '{letter}' in einstein sum subscripts string, subscripts must be letters")
    left, arrow, right = subscripts.partition("->")
    inputs = left.split(",")
    if len(inputs) != len(operands):
        if len(inputs) > len(operands):
            raise ValueError("fewer operands provided to einstein sum function than specified in the subscripts string")
        raise ValueError("more operands provided to einstein sum function than specified in the subscripts string")
    extra = 0
    spelled = []
    for text, operand in zip(inputs, operands):
        if "..." in text:
            count = operand.ndim - (len(text) - 3)
            extra = max(extra, count)
    for text, operand in zip(inputs, operands):
        labels = list(text.replace("...", "."))
        if "." in labels:
            count = operand.ndim - (len(labels) - 1)
            place = labels.index(".")
            labels[place : place + 1] = [f"_{number}" for number in range(extra - count, extra)]
        if len(labels) != operand.ndim:
            if len(labels) > operand.ndim:
                raise ValueError("einstein sum subscripts string contains too many subscripts for operand " + str(len(spelled)))
            raise ValueError("operand has more dimensions than subscripts given in einstein sum, but no '...' ellipsis provided to broadcast the extra dimensions.")
        spelled.append(labels)
    spread = [f"_{number}" for number in range(extra)]
    if arrow:
        output = list(right.replace("...", "."))
        if "." in output:
            place = output.index(".")
            output[place : place + 1] = spread
        known = {label for labels in spelled for label in labels}
        for label in output:
            if label not in known:
                raise ValueError(f"einstein sum subscripts string included output subscript '{label}' which never appeared in an input")
    else:
        counts = {}
        for labels in spelled:
            for label in labels:
                counts[label] = counts.get(label, 0) + 1
        output = spread + sorted(label for label, count in counts.items() if count == 1 and not label.startswith("_"))
    return spelled, output


def _diagonals(a, labels):
    """Without repeated labels: each repeated one becomes its diagonal."""
    for label in sorted(set(labels)):
        while labels.count(label) > 1:
            one = labels.index(label)
            other = labels.index(label, one + 1)
            if a.shape[one] != a.shape[other]:
                raise ValueError(f"dimensions in single operand for collapsing index '{label}' don't match ({a.shape[one]} != {a.shape[other]})")
            a = a.diagonal(0, one, other)
            labels = [kept for place, kept in enumerate(labels) if place not in (one, other)] + [label]
    return a, labels


def _sum_out(a, labels, kept):
    gone = tuple(place for place, label in enumerate(labels) if label not in kept)
    if gone:
        a = asarray(a.sum(axis=gone, dtype=a.dtype))
        labels = [label for label in labels if label in kept]
    return a, labels


def _contract(a, a_labels, b, b_labels, kept):
    a, a_labels = _sum_out(a, a_labels, set(b_labels) | kept)
    b, b_labels = _sum_out(b, b_labels, set(a_labels) | kept)
    sizes = {}
    for operand, labels in ((a, a_labels), (b, b_labels)):
        for length, label in zip(operand.shape, labels):
            if sizes.get(label, 1) == 1:
                sizes[label] = length
            elif length not in (1, sizes[label]):
                raise ValueError(f"operands could not be broadcast together with remapped shapes [original->remapped]: {_text(a.shape)} {_text(b.shape)}")
    shared = [label for label in a_labels if label in b_labels]
    batch = [label for label in shared if label in kept]
    summed = [label for label in shared if label not in kept]
    only_a = [label for label in a_labels if label not in b_labels]
    only_b = [label for label in b_labels if label not in a_labels]
    if not summed or any(length == 1 and sizes[label] != 1 for operand, labels in ((a, a_labels), (b, b_labels)) for length, label in zip(operand.shape, labels)):
        order = batch + summed + only_a + only_b
        left = a.transpose([a_labels.index(label) for label in order if label in a_labels])
        right = b.transpose([b_labels.index(label) for label in order if label in b_labels])
        left = left[tuple(slice(None) if label in a_labels else None for label in order)]
        right = right[tuple(slice(None) if label in b_labels else None for label in order)]
        return _sum_out(left * right, order, kept)

    def grouped(operand, labels, groups):
        moved = operand.transpose([labels.index(label) for group in groups for label in group])
        lengths = []
        for group in groups:
            length = 1
            for label in group:
                length *= sizes[label]
            lengths.append(length)
        return moved.reshape(lengths)

    product = matmul(grouped(a, a_labels, (batch, only_a, summed)), grouped(b, b_labels, (batch, summed, only_b)))
    labels = batch + only_a + only_b
    return product.reshape([sizes[label] for label in labels]), labels


def _spelled_out(operands):
    """Arrays each followed by the numbers of its axes, as a text of letters and the arrays."""
    def letters(numbers):
        return "".join("..." if number is Ellipsis else _LETTERS[index(number)] for number in numbers)

    arrays, axes = operands[0 : len(operands) // 2 * 2 : 2], operands[1::2]
    text = ",".join(map(letters, axes)) + ("->" + letters(operands[-1]) if len(operands) % 2 else "")
    return (text, *arrays)


_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def einsum(*operands, out=None, dtype=None, order="K", casting="safe", optimize=False):
    """Sums of products written in Einstein's notation."""
    if operands and not isinstance(operands[0], str):
        operands = _spelled_out(operands)
    subscripts, arrays = operands[0] if operands else "", [asarray(operand) for operand in operands[1:]]
    if not arrays:
        raise ValueError("must specify the einstein sum subscripts string and at least one operand, or at least one operand and its corresponding subscripts list")
    if dtype is not None:
        arrays = [array.astype(dtype) for array in arrays]
    elif len(arrays) > 1:
        kind = result_type(*[array.dtype for array in arrays])
        arrays = [array.astype(kind, copy=False) for array in arrays]
    inputs, output = _labels(subscripts, arrays)
    work = [_diagonals(array, labels) for array, labels in zip(arrays, inputs)]
    a, labels = work[0]
    for position in range(1, len(work)):
        kept = set(output)
        for _, later in work[position + 1 :]:
            kept.update(later)
        a, labels = _contract(a, labels, *work[position], kept)
    a, labels = _sum_out(a, labels, set(output))
    result = a.transpose([labels.index(label) for label in output]) if output else a
    if out is not None:
        out[...] = result
        return out
    return result[()]

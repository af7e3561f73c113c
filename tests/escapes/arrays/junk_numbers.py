# attack: numbers that fit nowhere in every argument that takes one
# prints: 1470 calls answered or refused
# limits: timeout=30
import warnings

import numpy as np

warnings.simplefilter("ignore")
NUMBERS = (-(10**30), -(2**63), -1, 0, 2**63 - 1, 2**63, 10**30, float("nan"), float("inf"), True, np.uint64(2**64 - 1), np.int8(-128), None, "1")
WORKS = (
    lambda a, n: a[n], lambda a, n: a[:, n], lambda a, n: a[n:], lambda a, n: a[::n], lambda a, n: a[[n]], lambda a, n: a.__setitem__(n, 1),
    lambda a, n: a.sum(axis=n), lambda a, n: a.sum(axis=(0, n)), lambda a, n: a.sort(axis=n), lambda a, n: a.argsort(n), lambda a, n: a.cumsum(n),
    lambda a, n: a.take(n), lambda a, n: a.take([n], axis=0, mode="wrap"), lambda a, n: a.take([n], mode="clip"), lambda a, n: a.put(n, 1),
    lambda a, n: a.repeat(min(n, 5)), lambda a, n: a.reshape(n), lambda a, n: a.reshape(n, n), lambda a, n: a.swapaxes(n, n), lambda a, n: a.transpose(n, 0),
    lambda a, n: a.squeeze(n), lambda a, n: a.diagonal(n), lambda a, n: a.trace(n), lambda a, n: np.diag(a, n) if abs(n) < 9 else a.trace(n, n, n),
    lambda a, n: a.partition(n), lambda a, n: a.round(n), lambda a, n: a.item(n), lambda a, n: a.std(ddof=n), lambda a, n: np.roll(a, n),
    lambda a, n: np.roll(a, 1, n), lambda a, n: np.rot90(a, n), lambda a, n: np.flip(a, n), lambda a, n: np.diff(a, min(n, 5)),
    lambda a, n: np.expand_dims(a, n), lambda a, n: np.moveaxis(a, n, n), lambda a, n: np.rollaxis(a, n, n), lambda a, n: np.stack([a, a], n),
    lambda a, n: np.concatenate([a, a], n), lambda a, n: np.split(a, n) if n != 2**63 - 1 else None, lambda a, n: np.array_split(a, [n, n]),
    lambda a, n: np.delete(a, n), lambda a, n: np.delete(a, [n], n), lambda a, n: np.insert(a, n, 1), lambda a, n: np.tril(a, n), lambda a, n: np.triu(a, n),
    lambda a, n: np.eye(3, 3, n), lambda a, n: np.tri(3, 3, n), lambda a, n: np.linalg.matrix_power(np.eye(2), min(n, 9)), lambda a, n: np.linalg.norm(a, n),
    lambda a, n: np.percentile(a, n), lambda a, n: np.quantile(a, n), lambda a, n: np.histogram(a, bins=[n, n]), lambda a, n: np.bincount([min(n, 9)]),
    lambda a, n: np.digitize(a, [n]), lambda a, n: np.searchsorted([1, 2], n), lambda a, n: np.unravel_index(n, (2, 3)), lambda a, n: np.ravel_multi_index((n, n), (2, 3)),
    lambda a, n: np.broadcast_to(1, (n,)).shape, lambda a, n: np.frombuffer(bytes(16), count=n, offset=n), lambda a, n: np.left_shift(1, n), lambda a, n: np.right_shift(1, n),
    lambda a, n: np.power(a, n), lambda a, n: a // n, lambda a, n: a % n, lambda a, n: a + n, lambda a, n: np.clip(a, n, n), lambda a, n: np.full(3, n, dtype="i1"),
    lambda a, n: np.int8(n), lambda a, n: np.uint64(n), lambda a, n: np.datetime64(n, "D"), lambda a, n: np.timedelta64(n, "D"), lambda a, n: np.array([n], dtype="M8[s]"),
    lambda a, n: np.arange(n, n), lambda a, n: np.arange(0, 3, n if abs(n) >= 1 else 1), lambda a, n: np.linspace(n, n, 3), lambda a, n: np.logspace(n, n, 3),
    lambda a, n: np.random.default_rng(n), lambda a, n: np.random.default_rng(1).integers(n, n), lambda a, n: np.random.default_rng(1).integers(0, n),
    lambda a, n: np.random.default_rng(1).poisson(n), lambda a, n: np.random.default_rng(1).binomial(n, 0.5), lambda a, n: np.random.default_rng(1).normal(n, n),
    lambda a, n: np.random.default_rng(1).choice(n, 2), lambda a, n: np.random.default_rng(1).choice([1, 2], min(n, 5)), lambda a, n: np.fft.fft(a, min(n, 9)), lambda a, n: np.fft.fft(a, axis=n),
    lambda a, n: np.fft.fftshift(a, n), lambda a, n: np.tensordot(a, a.T, min(n, 5)), lambda a, n: np.cross([1, 2, 3], [4, 5, 6], axis=n), lambda a, n: np.pad(a, min(n, 3)),
    lambda a, n: np.lib.stride_tricks.sliding_window_view(a, n), lambda a, n: np.lib.stride_tricks.as_strided(a, (n,), (n,)).shape, lambda a, n: np.take_along_axis(a, np.array([[n]]), 0),
    lambda a, n: np.apply_along_axis(sum, n, a), lambda a, n: np.unique(a, axis=n), lambda a, n: np.polyfit([1, 2, 3], [1, 2, 3], min(n, 2)), lambda a, n: np.convolve([n], [1, 2]),
    lambda a, n: np.array2string(a, precision=n, edgeitems=n), lambda a, n: np.format_float_positional(1.5, precision=n), lambda a, n: np.base_repr(5, n), lambda a, n: np.zeros((1,) * 65),
    lambda a, n: np.char.center("a", min(n, 5)), lambda a, n: np.char.zfill("a", min(n, 5)), lambda a, n: np.packbits([1, 0], axis=n), lambda a, n: np.unpackbits(np.uint8([1]), count=min(n, 5)),
)
for work in WORKS:
    for number in NUMBERS:
        try:
            repr(work(np.arange(6).reshape(2, 3), number))
        except Exception as error:
            if type(error).__name__ in ("AssertionError", "SystemError", "UnboundLocalError") or "Rust" in str(error) or "_numpy" in str(error):
                print("ESCAPED", WORKS.index(work), number, type(error).__name__, error)
print(len(WORKS) * len(NUMBERS), "calls answered or refused")

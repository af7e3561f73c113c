"""Seeds and the streams of random bits they start."""

from operator import index

import _numpy_random as native
from _numpy import array, asarray


def _words(number):
    """A whole number as 32-bit words, the lowest first."""
    number = index(number)
    if number < 0:
        raise ValueError("expected non-negative integer")
    words = [number & 0xFFFFFFFF]
    number >>= 32
    while number:
        words.append(number & 0xFFFFFFFF)
        number >>= 32
    return words


def _all_words(entropy):
    if entropy is None:
        return []
    if isinstance(entropy, str):
        raise TypeError("SeedSequence expects int or sequence of ints for entropy not " + str(entropy))
    if hasattr(entropy, "__index__") and getattr(entropy, "shape", ()) == ():
        return _words(entropy)
    try:
        parts = list(entropy)
    except TypeError:
        raise TypeError(f"SeedSequence expects int or sequence of ints for entropy not {entropy}") from None
    return [word for part in parts for word in _all_words(part)]


def _fresh_entropy():
    """128 bits that nobody can foretell."""
    from random import SystemRandom
    return SystemRandom().getrandbits(128)


class SeedSequence:
    """Mixes a seed of any size into good starting states."""

    def __init__(self, entropy=None, *, spawn_key=(), pool_size=4, n_children_spawned=0):
        if pool_size < 4:
            raise ValueError("The size of the entropy pool should be at least 4")
        self.entropy = _fresh_entropy() if entropy is None else entropy
        words = _all_words(self.entropy)
        self.spawn_key = tuple(spawn_key)
        self.pool_size = pool_size
        self.n_children_spawned = n_children_spawned
        self._pool = native.seed_pool(words, _all_words(self.spawn_key), pool_size)

    def __repr__(self):
        lines = ["SeedSequence(", f"    entropy={self.entropy!r},"]
        if self.spawn_key:
            lines.append(f"    spawn_key={self.spawn_key!r},")
        if self.pool_size != 4:
            lines.append(f"    pool_size={self.pool_size!r},")
        if self.n_children_spawned != 0:
            lines.append(f"    n_children_spawned={self.n_children_spawned!r},")
        lines.append(")")
        return "\n".join(lines)

    @property
    def pool(self):
        """The mixed entropy."""
        return array(self._pool, dtype="uint32")

    @property
    def state(self):
        """What makes an equal SeedSequence again."""
        state = {"entropy": self.entropy, "spawn_key": self.spawn_key, "pool_size": self.pool_size, "n_children_spawned": self.n_children_spawned}
        return {name: value for name, value in state.items() if value is not None}

    def _state_words(self, count):
        return native.seed_state(self._pool, count)

    def generate_state(self, n_words, dtype="uint32"):
        """Words of a starting state."""
        name = asarray([], dtype=dtype).dtype.name
        if name == "uint32":
            return array(self._state_words(n_words), dtype="uint32")
        if name == "uint64":
            words = self._state_words(2 * n_words)
            return array([words[place] | words[place + 1] << 32 for place in range(0, len(words), 2)], dtype="uint64")
        raise ValueError("only support uint32 or uint64")

    def spawn(self, n_children):
        """New sequences that do not overlap with this one."""
        first = self.n_children_spawned
        self.n_children_spawned += n_children
        return [SeedSequence(self.entropy, spawn_key=self.spawn_key + (number,), pool_size=self.pool_size) for number in range(first, first + n_children)]


class BitGenerator:
    """A stream of random bits."""

    def __init__(self, seed=None):
        self.seed_seq = seed if isinstance(seed, SeedSequence) else SeedSequence(seed)
        self._stream = self._start(self.seed_seq)

    def _start(self, seed_seq):
        raise NotImplementedError(type(self).__name__)

    def spawn(self, n_children):
        """New generators that do not overlap with this one."""
        return [type(self)(seed) for seed in self.seed_seq.spawn(n_children)]

    def random_raw(self, size=None, output=True):
        """Raw words of the stream."""
        if size is None:
            return int(self._stream.raw(1)[0])
        shape = (size,) if isinstance(size, int) else tuple(size)
        total = 1
        for length in shape:
            total *= length
        return self._stream.raw(total).reshape(shape)

    def _copied(self, seed_seq):
        made = type(self).__new__(type(self))
        made.seed_seq, made._stream = seed_seq, self._blank()
        made._stream.set_state(self._stream.state())
        return made

    def __copy__(self):
        return self._copied(self.seed_seq)

    def __deepcopy__(self, memo):
        from copy import deepcopy
        return self._copied(deepcopy(self.seed_seq, memo))

    def __repr__(self):
        return f"<numpy.random._{type(self).__name__.lower()}.{type(self).__name__}>"


class PCG64(BitGenerator):
    """The generator behind `default_rng`."""

    def _start(self, seed_seq):
        return native.BitStream.pcg64(seed_seq._state_words(8))

    def _blank(self):
        return native.BitStream.pcg64([0] * 8)

    @property
    def state(self):
        """The state as a dict that can be set again."""
        state, increment, has_uint32, uinteger = self._stream.state()
        return {"bit_generator": "PCG64", "state": {"state": state, "inc": increment}, "has_uint32": has_uint32, "uinteger": uinteger}

    @state.setter
    def state(self, value):
        self._stream.set_state((value["state"]["state"], value["state"]["inc"], value["has_uint32"], value["uinteger"]))


class MT19937(BitGenerator):
    """The Mersenne Twister, the generator behind `numpy.random.seed`."""

    def _start(self, seed_seq):
        return native.BitStream.mt19937_from_words(seed_seq._state_words(624))

    def _blank(self):
        if self._stream is None:
            self._legacy_seeding(None)
        return native.BitStream.mt19937_legacy(0)

    @classmethod
    def _legacy(cls, seed):
        """A stream started as RandomState starts it; without a seed, only when it is first used."""
        made = cls.__new__(cls)
        made.seed_seq = made._stream = None
        if seed is not None:
            made._legacy_seeding(seed)
        return made

    def _legacy_seeding(self, seed):
        if seed is None:
            self._stream = self._start(SeedSequence())
            return
        try:
            number = index(seed.squeeze() if hasattr(seed, "squeeze") else seed)
        except TypeError:
            values = asarray(seed)
            if values.size == 0:
                raise ValueError("Seed must be non-empty") from None
            if values.dtype.kind not in "iu":
                raise TypeError(f"Cannot cast {'scalar' if values.ndim == 0 else 'array data'} from dtype('{values.dtype}') to dtype('int64') according to the rule 'safe'") from None
            if values.ndim != 1:
                raise ValueError("Seed array must be 1-d") from None
            if (values > 0xFFFFFFFF).any() or (values < 0).any():
                raise ValueError("Seed must be between 0 and 2**32 - 1") from None
            self._stream = native.BitStream.mt19937_by_array(values.tolist())
            return
        if not 0 <= number <= 0xFFFFFFFF:
            raise ValueError("Seed must be between 0 and 2**32 - 1")
        self._stream = native.BitStream.mt19937_legacy(number)

    @property
    def state(self):
        """The state as a dict that can be set again."""
        key, position, _, _ = self._stream.state()
        return {"bit_generator": "MT19937", "state": {"key": array(key, dtype="uint32"), "pos": position}}

    @state.setter
    def state(self, value):
        inner = value["state"]
        self._stream.set_state((asarray(inner["key"]).tolist(), int(inner["pos"]), 0, 0.0))

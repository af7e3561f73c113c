"""Style cycles: ordered tables of keyword arguments that can be added, multiplied and sliced."""

from itertools import cycle, product

__version__ = "0.12.1"


def _joined_keys(left, right):
    """The keys of both sides, which may not overlap."""
    left_keys = left.keys if left is not None else set()
    right_keys = right.keys if right is not None else set()
    if left_keys & right_keys:
        raise ValueError("Can not compose overlapping cycles")
    return left_keys | right_keys


class Cycler:
    """A table of styles: iterating gives one dict per step, calling gives an endless iterator."""

    __hash__ = None

    def __init__(self, left, right=None, op=None):
        self._left = [dict(step) for step in left] if left is not None and not isinstance(left, Cycler) else _copied(left)
        self._right = [dict(step) for step in right] if right is not None and not isinstance(right, Cycler) else _copied(right)
        self._op = op
        self._keys = _joined_keys(_with_keys(left), _with_keys(right))

    @classmethod
    def _from_iter(cls, label, itr):
        made = cls.__new__(cls)
        made._left = [{label: value} for value in itr]
        made._right = None
        made._op = None
        made._keys = {label}
        return made

    @property
    def keys(self):
        """The names of the properties, as a new set."""
        return set(self._keys)

    def __contains__(self, key):
        return key in self._keys

    def change_key(self, old, new):
        """Gives one property another name, in place."""
        if old == new:
            return
        if new in self._keys:
            raise ValueError(f"Can't replace {old} with {new}, {new} is already a key")
        if old not in self._keys:
            raise KeyError(f"Can't replace {old} with {new}, {old} is not a key")
        self._keys.remove(old)
        self._keys.add(new)
        if self._right is not None and old in self._right.keys:
            self._right.change_key(old, new)
        elif isinstance(self._left, Cycler):
            self._left.change_key(old, new)
        else:
            self._left = [{new: step[old]} for step in self._left]

    def __getitem__(self, key):
        if not isinstance(key, slice):
            raise ValueError("Can only use slices with Cycler.__getitem__")
        return _sum_of(self.by_key(), lambda values: values[key])

    def __iter__(self):
        if self._right is None:
            for step in self._left:
                yield dict(step)
            return
        pairs = zip(self._left, self._right) if self._op == "+" else product(self._left, self._right)
        for first, second in pairs:
            step = dict(first)
            step.update(second)
            yield step

    def __add__(self, other):
        if len(self) != len(other):
            raise ValueError(f"Can only add equal length cycles, not {len(self)} and {len(other)}")
        return Cycler(self, other, "+")

    def __mul__(self, other):
        if isinstance(other, Cycler):
            return Cycler(self, other, "*")
        if isinstance(other, int):
            return _sum_of(self.by_key(), lambda values: values * other)
        return NotImplemented

    __rmul__ = __mul__

    def __iadd__(self, other):
        if not isinstance(other, Cycler):
            raise TypeError("Cannot += with a non-Cycler object")
        return self._become(self + other)

    def __imul__(self, other):
        if not isinstance(other, Cycler):
            raise TypeError("Cannot *= with a non-Cycler object")
        return self._become(self * other)

    def _become(self, made):
        self._left, self._right, self._op, self._keys = made._left, made._right, made._op, made._keys
        return self

    def __len__(self):
        if self._right is None:
            return len(self._left)
        if self._op == "+":
            return min(len(self._left), len(self._right))
        return len(self._left) * len(self._right)

    def __eq__(self, other):
        if not isinstance(other, Cycler) or len(self) != len(other) or self._keys ^ other._keys:
            return False
        return all(a == b for a, b in zip(self, other))

    def __call__(self):
        return cycle(self)

    def __repr__(self):
        if self._right is None:
            label = next(iter(self._keys))
            return f"cycler({label!r}, {[step[label] for step in self]!r})"
        return f"({self._left!r} {self._op} {self._right!r})"

    def _repr_html_(self):
        keys = sorted(self._keys, key=repr)
        rows = "".join("<tr>" + "".join(f"<td>{step[key]!r}</td>" for key in keys) + "</tr>" for step in self)
        return "<table>" + "".join(f"<th>{key!r}</th>" for key in keys) + rows + "</table>"

    def by_key(self):
        """The values of each property as a dict of lists."""
        table = {key: [] for key in self._keys}
        for step in self:
            for key, value in step.items():
                table[key].append(value)
        return table

    def simplify(self):
        """The same steps as a sum of plain cycles."""
        return _sum_of(self.by_key(), list)

    def concat(self, other):
        """This cycle followed by another one with the same keys."""
        return concat(self, other)


def _copied(side):
    if not isinstance(side, Cycler):
        return side
    made = Cycler.__new__(Cycler)
    made._left, made._right, made._op, made._keys = _copied(side._left), _copied(side._right), side._op, set(side._keys)
    return made


def _with_keys(side):
    """A Cycler as it is; a bare list of steps as something that has `keys`."""
    if side is None or isinstance(side, Cycler):
        return side
    steps = list(side)
    made = Cycler.__new__(Cycler)
    made._keys = set(steps[0]) if steps else set()
    return made


def _sum_of(table, change):
    """The sum of one cycle per key, each with its values changed."""
    total = None
    for key, values in table.items():
        one = _cycler(key, change(values))
        total = one if total is None else total + one
    return total


def concat(left, right):
    """One cycle after another; both must have the same keys."""
    if left.keys != right.keys:
        both = left.keys & right.keys
        one = left.keys ^ right.keys
        raise ValueError(f"Keys do not match:\n\tIntersection: {both!r}\n\tDisjoint: {one!r}")
    first, second = left.by_key(), right.by_key()
    return _sum_of({key: first[key] + second[key] for key in first}, list)


def cycler(*args, **kwargs):
    """A Cycler from another one, from a label and values, or from `label=values` pairs, which are added."""
    if args and kwargs:
        raise TypeError("cycler() can only accept positional OR keyword arguments -- not both.")
    if len(args) == 1:
        if not isinstance(args[0], Cycler):
            raise TypeError("If only one positional argument given, it must be a Cycler instance.")
        return _copied(args[0])
    if len(args) == 2:
        return _cycler(*args)
    if len(args) > 2:
        raise TypeError("Only a single Cycler can be accepted as the lone positional argument. Use keyword arguments instead.")
    if kwargs:
        return _sum_of(kwargs, lambda values: values)
    raise TypeError("Must have at least a positional OR keyword arguments")


def _cycler(label, itr):
    if isinstance(itr, Cycler):
        if len(itr.keys) != 1:
            raise ValueError("Can not create Cycler from a multi-property Cycler")
        old = itr.keys.pop()
        itr = [step[old] for step in itr]
    return Cycler._from_iter(label, itr)

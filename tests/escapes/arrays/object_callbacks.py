# attack: elements that change, shrink and lock their array while it is being worked on
# prints: 41 of 47 works were struck, none by surprise
import numpy as np


class Saboteur:
    def __init__(self, number, box):
        self.number, self.box = number, box

    def strike(self):
        array = self.box.pop("array", None)
        if array is None:
            return
        array[...] = 0
        for attempt in (
            lambda: array.resize((0,), refcheck=False),
            lambda: setattr(array, "shape", (5, 10)),
            lambda: array.setflags(write=False),
        ):
            try:
                attempt()
            except (AttributeError, NotImplementedError, TypeError, ValueError):
                pass

    def _answer(value):
        def answer(self, *others):
            self.strike()
            return value

        return answer

    __lt__ = __le__ = __gt__ = __ge__ = __eq__ = __bool__ = _answer(True)
    __hash__ = __index__ = __int__ = __len__ = _answer(1)
    __float__ = _answer(1.0)
    __str__ = __repr__ = _answer("s")
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __neg__ = __abs__ = _answer(2)


WORKS = (
    lambda a: a.sort(), lambda a: a.argsort(), lambda a: np.unique(a), lambda a: a.sum(), lambda a: a.cumsum(),
    lambda a: a == a, lambda a: a + a, lambda a: a.__iadd__(a), lambda a: a.min(), lambda a: a.argmax(),
    lambda a: a.astype(float), lambda a: a.astype(int), lambda a: a.astype(str), lambda a: a.any(),
    lambda a: np.where(a, 1, 2), lambda a: a.dot(a), lambda a: a.reshape(5, 10) @ a.reshape(10, 5), lambda a: repr(a),
    lambda a: a.searchsorted(a[3]), lambda a: a.partition(3), lambda a: a.nonzero(), lambda a: a.tolist(),
    lambda a: np.zeros(50).__setitem__(slice(None), a), lambda a: np.full(50, a), lambda a: np.lexsort([a, a]),
    lambda a: np.isin(a, a), lambda a: a.mean(), lambda a: np.add.reduceat(a, [0, 3]),
    lambda a: np.add.at(a, [1, 1], a[:2]), lambda a: np.add.outer(a, a), lambda a: np.maximum.accumulate(a),
    lambda a: np.zeros(a[:3]), lambda a: np.zeros(1).reshape(a[0]), lambda a: np.tile([1], a[0]), lambda a: a.prod(),
    lambda a: np.insert(a, 1, a), lambda a: np.vectorize(lambda v: v + 1)(a), lambda a: np.fromiter(a, dtype=float),
    lambda a: np.array([list(a), list(a)], dtype=float), lambda a: np.einsum("i,i", a, a), lambda a: a.clip(a[0], a[1]),
    lambda a: a.reshape(5, 10).sort(axis=0), lambda a: np.select([a == a], [a]), lambda a: np.roll(a, a[0]),
    lambda a: [a.resize((0,), refcheck=False) for _ in a], lambda a: np.diff(a), lambda a: a.var(),
)
n_struck = 0
for work in WORKS:
    box = {}
    box["array"] = np.array([Saboteur(number % 7, box) for number in range(50)], dtype=object)
    try:
        work(box["array"])
    except (IndexError, NotImplementedError, TypeError, ValueError):
        pass
    n_struck += "array" not in box
print(n_struck, "of", len(WORKS), "works were struck, none by surprise")

# Truth values: what counts as false, and how and/or return operands.
falsy = [False, None, 0, 0.0, 0j, "", b"", [], (), {}, set(), range(0)]
print([bool(v) for v in falsy])
truthy = [True, 1, -1, 0.1, "0", " ", [0], (None,), {0: 0}, {0}, range(1)]
print(all(truthy), all(bool(v) for v in truthy))

print(0 or "default", "value" or "default", None and 5, 3 and 5)
print([] or {} or "last", 1 and 2 and 3, 1 and 0 and 3)
print(not 0, not "x", not not [])
print(True + True, True * 10, sum([True, False, True]))
print(isinstance(True, int), True == 1, True == 1.0)
print(True & False, True | False, True ^ True)


class Basket:
    def __init__(self, *items):
        self.items = items

    def __len__(self):
        return len(self.items)


class Switch:
    def __init__(self, on):
        self.on = on

    def __bool__(self):
        return self.on


print(bool(Basket()), bool(Basket("apple")), bool(Switch(False)), bool(object()))


def noisy(name, value):
    print("evaluated", name)
    return value


print(noisy("a", False) and noisy("b", True))
print(noisy("c", True) or noisy("d", False))
print(any([]), all([]), any([0, "", 3]), all([1, "", 3]))

# Sets: membership, algebra, mutation and frozen sets.
a = {1, 2, 3, 4}
b = {3, 4, 5}
print(sorted(a | b), sorted(a & b), sorted(a - b), sorted(a ^ b))
print(sorted(a.union(b, [9])), sorted(a.intersection(b)), sorted(a.difference([1])))
print(sorted(a.symmetric_difference(b)))
print({1, 2} <= a, a >= {1}, {1, 2} < {1, 2}, a.isdisjoint({8}), a.issuperset({1, 2}))
print(3 in a, 9 not in a, len(a), set(), bool(set()))

a.add(10)
a.add(10)
a.discard(1)
a.discard(1000)
a.remove(2)
print(sorted(a))
a.update([7, 8], {9})
print(sorted(a))
a &= {7, 8, 9, 100}
a |= {0}
a -= {9}
a ^= {7, 70}
print(sorted(a))
try:
    a.remove("absent")
except KeyError as error:
    print("KeyError", error)

print({5}.pop(), sorted(set("mississippi")), len({1, 1.0, True}))
frozen = frozenset([1, 2])
print(frozen == {1, 2}, hash(frozen) == hash(frozenset([2, 1])), {frozen: "key"}[frozenset({2, 1})])
print(type(frozen | {3}).__name__, type({3} | frozen).__name__)
try:
    frozen.add(3)
except AttributeError:
    print("frozen sets cannot grow")
try:
    {[1]}
except TypeError:
    print("lists cannot be set members")
copied = a.copy()
copied.clear()
print(len(copied), sorted(a))
print(list(dict.fromkeys("abracadabra")))

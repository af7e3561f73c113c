# Mixing number types: promotion, equality, hashing and conversion.
print(1 + 2.5, type(1 + 2.5).__name__, 1 + 2j, type(True + 1).__name__)
print(7 / 2, type(6 / 2).__name__, 6 // 2, 6.0 // 4)
print(1 == 1.0 == True, hash(1) == hash(1.0) == hash(True))
print({1: "a"}[1.0], 1.0 in [1, 2], {1, 1.0, True} == {1})
print(2**3, 2**-1, 2.0**3, 4**0.5, (-8) ** 2)
print(10**20 + 0.5, float(10**20), int(1e20))
print(3 < 3.5, 10**400 > 1e308, 2**53 + 1 > float(2**53))
print(min(1, 1.0), max(1, 1.0), min(True, 0))
print(int(True), float(False), complex(True), str(True))
print(sum([1, 2.5, True]), sum([0.5] * 4), sum([10**20, 1]))
print(round(7), abs(-7.5), divmod(7.5, 2), pow(2, 0.5) == 2**0.5)
print(int("12") + float("0.5"), 0.1 * 3 == 0.3, 0.5 * 2 == 1)

try:
    1e308 * 10 + 10**400
except OverflowError:
    print("integer too large to become a float")


class Half:
    def __radd__(self, other):
        return other + 0.5

    def __rmul__(self, other):
        return other / 2

    def __eq__(self, other):
        return other == 0.5


print(1 + Half(), 10 * Half(), 0.5 == Half(), sum([Half()], 1))

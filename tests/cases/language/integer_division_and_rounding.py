# Rounding: floor division, int(), round() half to even and negative digits.
values = [0.5, 1.5, 2.5, 3.5, -0.5, -1.5, -2.5]
print([round(v) for v in values])
print([int(v) for v in values])
print([v // 1 for v in values])

print(round(3.14159, 2), round(2.675, 2), round(1.005, 2))
print(round(1234.5678, -2), round(1250, -2), round(1350, -2))
print(round(-1234, -3), round(5, -1), round(15, -1), round(25, -1))
print(type(round(2.7)).__name__, type(round(2.7, 0)).__name__, type(round(7, 1)).__name__)


def round_up_division(n, d):
    return -(-n // d)


for n in (0, 1, 9, 10, 11, 20):
    print(n, n // 10, round_up_division(n, 10), n % 10)

print(-7 // 2, 7 // -2, -7 // -2)
print(7 // 2.0, -7 // 2.0)
print(round(1e20), round(123456789.5))


class Money:
    def __init__(self, cents):
        self.cents = cents

    def __round__(self, ndigits=None):
        return ("rounded", self.cents, ndigits)


print(round(Money(150)), round(Money(150), 1))

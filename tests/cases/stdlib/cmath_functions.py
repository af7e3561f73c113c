# cmath: functions of complex numbers.
import cmath
import math


def show(z, digits=6):
    return f"{round(z.real, digits) + 0.0:g}{round(z.imag, digits) + 0.0:+g}j"


print(show(cmath.sqrt(-1)), show(cmath.sqrt(-4 + 0j)), show(cmath.sqrt(3 + 4j)))
print(show(cmath.exp(1j * math.pi)), show(cmath.log(-1 + 0j)), show(cmath.log(1j)), show(cmath.log10(100j)))
print(round(cmath.phase(1j), 6), round(cmath.phase(-1 + 0j), 6), abs(3 + 4j))
modulus, angle = cmath.polar(1 + 1j)
print(round(modulus, 6), round(angle, 6), show(cmath.rect(2, math.pi / 2)))
print(show(cmath.sin(1 + 1j)), show(cmath.cos(1 + 1j)), show(cmath.tan(0.5j)))
print(show(cmath.sinh(1j)), show(cmath.cosh(1j)), show(cmath.atan(0.5)), show(cmath.asin(2)))
print(cmath.isclose(cmath.exp(0), 1), cmath.isnan(complex("nan")), cmath.isinf(complex("inf")), cmath.isfinite(1j))
print(round(cmath.pi, 6), round(cmath.e, 6), cmath.infj, cmath.inf)


def roots_of_unity(n):
    return [show(cmath.exp(2j * cmath.pi * k / n), 4) for k in range(n)]


print(roots_of_unity(4), roots_of_unity(3))


def quadratic(a, b, c):
    root = cmath.sqrt(b * b - 4 * a * c)
    return show((-b - root) / (2 * a)), show((-b + root) / (2 * a))


print(quadratic(1, 2, 5), quadratic(1, -3, 2))
try:
    cmath.log(0)
except ValueError:
    print("no logarithm of zero")

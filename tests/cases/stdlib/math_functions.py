# math: rounding, roots, powers and trigonometry.
import math

print(math.floor(2.7), math.ceil(2.1), math.trunc(-2.7), math.floor(-2.1), math.fabs(-3))
print(math.sqrt(16), math.isqrt(17), round(math.cbrt(27), 9), math.pow(2, 0.5) == math.sqrt(2))
print(round(math.exp(1), 12), round(math.log(10), 12), math.log2(8), math.log10(1000), round(math.log(8, 2), 9))
print(round(math.log1p(1e-10), 20), round(math.expm1(1e-10), 20), math.exp2(5))
print(f"{math.pi:.12f} {math.e:.12f} {math.tau:.12f}", math.inf, math.nan)
print([round(math.sin(math.radians(d)), 9) for d in (0, 30, 90, 180)])
print([round(f(0.5), 9) for f in (math.cos, math.tan, math.asin, math.acos, math.atan, math.sinh, math.tanh)])
print(round(math.degrees(math.pi), 9), round(math.atan2(1, -1), 9), math.hypot(3, 4), math.dist((0, 0), (3, 4)))
print(math.fmod(-7, 3), -7 % 3, math.remainder(7, 4), math.modf(3.25), math.frexp(8.0), math.ldexp(0.5, 4))
print(math.copysign(3, -0.0), math.isnan(math.nan), math.isinf(-math.inf), math.isfinite(1.0))
print(math.isclose(0.1 + 0.2, 0.3), math.isclose(1, 1.1), math.isclose(0, 1e-12, abs_tol=1e-9))
print(math.fsum([0.1] * 10), math.nextafter(1.0, 2.0), math.ulp(1.0))
print(round(math.gamma(5), 9), round(math.lgamma(10), 9), round(math.erf(0.5), 9), round(math.erfc(0.5), 9))

for call in (lambda: math.sqrt(-1), lambda: math.log(0), lambda: math.exp(1000), lambda: math.floor(math.inf)):
    try:
        call()
    except (ValueError, OverflowError) as error:
        print(type(error).__name__)


def quadratic(a, b, c):
    root = math.sqrt(b * b - 4 * a * c)
    return sorted(((-b - root) / (2 * a), (-b + root) / (2 * a)))


print(quadratic(1, -3, 2))

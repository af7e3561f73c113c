# A complete program: least squares and gradient descent on seeded data.
import random
import statistics

rng = random.Random(42)
xs = [n / 2 for n in range(20)]
ys = [3 * x + 5 + rng.uniform(-1, 1) for x in xs]


def closed_form(xs, ys):
    mean_x, mean_y = statistics.fmean(xs), statistics.fmean(ys)
    top = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys))
    slope = top / sum((x - mean_x) ** 2 for x in xs)
    return slope, mean_y - slope * mean_x


def descend(xs, ys, rate=0.02, rounds=2000):
    slope = intercept = 0.0
    for _ in range(rounds):
        errors = [slope * x + intercept - y for x, y in zip(xs, ys)]
        slope -= rate * sum(e * x for e, x in zip(errors, xs)) / len(xs)
        intercept -= rate * sum(errors) / len(xs)
    return slope, intercept


def r_squared(xs, ys, slope, intercept):
    mean = statistics.fmean(ys)
    left = sum((y - slope * x - intercept) ** 2 for x, y in zip(xs, ys))
    return 1 - left / sum((y - mean) ** 2 for y in ys)


slope, intercept = closed_form(xs, ys)
print(f"closed form      y = {slope:.4f}x + {intercept:.4f}")
other = descend(xs, ys)
print(f"gradient descent y = {other[0]:.4f}x + {other[1]:.4f}")
print(f"fit {r_squared(xs, ys, slope, intercept):.4f}")
check = statistics.linear_regression(xs, ys)
print(abs(check.slope - slope) < 1e-9, abs(check.intercept - intercept) < 1e-9)
for x in (0, 5, 10):
    bar = "*" * round(slope * x + intercept)
    print(f"{x:>3} {bar}")

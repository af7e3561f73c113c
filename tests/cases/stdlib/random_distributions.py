# random: seeded distributions (rounded to hide the last digits).
import random

rng = random.Random(42)


def show(name, *args):
    values = [getattr(rng, name)(*args) for _ in range(3)]
    print(name, [round(v, 9) for v in values])


show("gauss", 0, 1)
show("normalvariate", 10, 2)
show("expovariate", 1.5)
show("triangular", 0, 10, 3)
show("betavariate", 2, 5)
show("gammavariate", 2.0, 1.5)
show("lognormvariate", 0, 0.25)
show("vonmisesvariate", 0, 4)
show("paretovariate", 3)
show("weibullvariate", 1, 1.5)

rng.seed(1)
inside = sum(rng.random() ** 2 + rng.random() ** 2 < 1 for _ in range(2000))
print("estimate of pi", inside * 4 / 2000)


def walk(seed, steps):
    walker = random.Random(seed)
    position = 0
    path = [position]
    for _ in range(steps):
        position += walker.choice((-1, 1))
        path.append(position)
    return path


print(walk(42, 15))
print(walk(42, 15) == walk(42, 15), walk(42, 15) == walk(43, 15))

# random: seeded streams of numbers are the same on every run.
import random

random.seed(42)
print([random.random() for _ in range(5)])
print([random.randint(1, 100) for _ in range(10)])
print([random.randrange(0, 50, 5) for _ in range(8)])
print([random.uniform(-1, 1) for _ in range(3)])
print([random.getrandbits(k) for k in (1, 8, 16, 32, 64, 100)])

random.seed(42)
print(random.random())
random.seed("text seed")
print(random.random(), random.randint(1, 6))
random.seed(b"bytes seed")
print(random.random())
random.seed(2**100 + 7)
print(random.random())
random.seed(3.5)
print(random.random())
random.seed(-42)
print(random.random())

generator = random.Random(7)
other = random.Random(7)
print([generator.random() for _ in range(3)] == [other.random() for _ in range(3)])
state = generator.getstate()
first = [generator.randint(0, 9) for _ in range(6)]
generator.setstate(state)
print(first, first == [generator.randint(0, 9) for _ in range(6)])
print(random.Random(1).randbytes(8).hex(), random.Random(1).randrange(10**30))

# random: seeded choices, shuffles and samples.
import random

random.seed(42)
colors = ["red", "green", "blue", "black", "white"]
print([random.choice(colors) for _ in range(6)])
print(random.choices(colors, k=5), random.choices("ab", weights=[9, 1], k=10))
print(random.choices([1, 2, 3], cum_weights=[1, 2, 10], k=8))
print(random.sample(range(100), 8), random.sample(colors, 3), random.sample(["a", "b"], counts=[2, 3], k=4))
deck = list(range(10))
random.shuffle(deck)
print(deck, random.sample(range(10**9), 3))
print(random.choice("xyz"), random.choice((1, 2)), random.choice(range(5, 50, 5)))

rng = random.Random(2024)
print("".join(rng.choice("abcdef0123456789") for _ in range(16)))
words = "one two three four".split()
rng.shuffle(words)
print(words, rng.sample(words, k=len(words)))

for bad in (lambda: random.choice([]), lambda: random.sample([1], 2), lambda: random.randint(5, 1)):
    try:
        bad()
    except (IndexError, ValueError) as error:
        print(type(error).__name__)


def dice(rng, rolls):
    counts = {}
    for _ in range(rolls):
        total = rng.randint(1, 6) + rng.randint(1, 6)
        counts[total] = counts.get(total, 0) + 1
    return dict(sorted(counts.items()))


print(dice(random.Random(0), 200))

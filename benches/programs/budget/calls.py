"""A function that does nothing, called in a loop."""
import time


def same(x):
    return x


def run(n):
    for i in range(n):
        same(i)


start = time.perf_counter()
run(1_500_000)
print(time.perf_counter() - start)

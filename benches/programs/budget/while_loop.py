"""A loop with a condition and one sum."""
import time


def run(n):
    i = 0
    while i < n:
        i += 1


start = time.perf_counter()
run(3_000_000)
print(time.perf_counter() - start)

"""A loop with a few operations."""
import time


def run(n):
    total = 0
    for i in range(n):
        total += i * 3
    return total


start = time.perf_counter()
run(2_000_000)
print(time.perf_counter() - start)

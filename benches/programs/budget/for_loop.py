"""A loop with nothing in it."""
import time


def run(n):
    for _ in range(n):
        pass


start = time.perf_counter()
run(3_000_000)
print(time.perf_counter() - start)

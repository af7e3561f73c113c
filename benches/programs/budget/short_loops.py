"""Short loops inside a loop."""
import time


def run(n):
    for _ in range(n):
        for _ in (1, 2, 3):
            pass


start = time.perf_counter()
run(500_000)
print(time.perf_counter() - start)

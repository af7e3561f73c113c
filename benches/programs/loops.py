"""Plain loops and integer arithmetic."""
import time


def count(n):
    total = 0
    for outer in range(n):
        inner = 0
        while inner < 100:
            total += outer * inner % 7
            inner += 1
    return total


start = time.perf_counter()
count(10_000)
print(time.perf_counter() - start)

"""A generator and the loop that reads it."""
import time


def numbers(n):
    i = 0
    while i < n:
        yield i
        i += 1


def run(n):
    for _ in numbers(n):
        pass


start = time.perf_counter()
run(1_000_000)
print(time.perf_counter() - start)

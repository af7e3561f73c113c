"""Calls that branch."""
import time


def fibonacci(n):
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)


start = time.perf_counter()
fibonacci(27)
print(time.perf_counter() - start)

"""Sorting with and without a key."""
import random
import time

random.seed(7)
values = [random.random() for _ in range(200_000)]
start = time.perf_counter()
sorted(values)
sorted(values, key=lambda value: -value)
print(time.perf_counter() - start)

"""Generators feeding each other."""
import time


def numbers(n):
    for number in range(n):
        yield number


def evens(source):
    for number in source:
        if number % 2 == 0:
            yield number


start = time.perf_counter()
sum(evens(numbers(800_000)))
print(time.perf_counter() - start)

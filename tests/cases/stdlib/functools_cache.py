# functools: lru_cache, cache and cached_property.
from functools import cache, cached_property, lru_cache


@lru_cache(maxsize=None)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


print(fib(90), fib.cache_info())
fib.cache_clear()
print(fib.cache_info())

calls = []


@lru_cache(maxsize=2)
def load(key):
    calls.append(key)
    return key.upper()


for key in "abacab":
    load(key)
print(calls, load.cache_info().hits, load.cache_info().misses, load.cache_info().currsize)
print(load.cache_parameters(), load.__name__)


@cache
def area(width, height=1):
    calls.append((width, height))
    return width * height


calls.clear()
print(area(2, 3), area(2, 3), area(2), area(width=2), calls)


class Report:
    def __init__(self, values):
        self.values = values

    @cached_property
    def total(self):
        print("computing")
        return sum(self.values)


report = Report([1, 2, 3])
print(report.total, report.total, vars(report))
del report.total
report.values = [10]
print(report.total)
try:
    fib([1])
except TypeError:
    print("arguments must be hashable")

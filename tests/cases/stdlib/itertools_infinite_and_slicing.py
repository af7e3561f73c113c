# itertools: count, cycle, repeat, islice, takewhile and dropwhile.
from itertools import accumulate, count, cycle, dropwhile, filterfalse, islice, repeat, takewhile

print(list(islice(count(5), 4)), list(islice(count(1, 0.5), 4)), list(islice(count(10, -3), 4)))
print(list(islice(cycle("abc"), 7)), list(repeat("x", 3)), list(islice(repeat(0), 2)))
print(list(islice("abcdefgh", 2, 7, 2)), list(islice(range(10), 3)), list(islice("abc", 5, 9)))
print(list(takewhile(lambda n: n < 4, [1, 3, 5, 2])), list(dropwhile(lambda n: n < 4, [1, 3, 5, 2])))
print(list(filterfalse(lambda n: n % 2, range(6))))

print(list(accumulate([1, 2, 3, 4])), list(accumulate([3, 1, 4, 1, 5], max)))
print(list(accumulate([1, 2, 3], initial=100)), list(accumulate("abc")))
print(list(accumulate([1, 2, 3, 4], lambda a, b: a * b)))
print(list(zip(count(1), "xyz")), list(map(pow, [2, 3, 4], repeat(2))))

numbers = iter(range(10))
print(list(islice(numbers, 3)), list(islice(numbers, 3)), list(numbers))


def batches(iterable, size):
    iterator = iter(iterable)
    while batch := tuple(islice(iterator, size)):
        yield batch


print(list(batches("abcdefg", 3)))
colors = cycle(["odd", "even"])
print([f"{row}:{next(colors)}" for row in range(1, 5)])
print(next(islice(count(), 1000, None)), sum(islice(count(1), 100)))
try:
    islice([1], -1)
except ValueError:
    print("negative positions are refused")

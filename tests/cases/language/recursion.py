# Recursive functions: trees, permutations, memoisation, mutual recursion.
def gcd(a, b):
    return a if b == 0 else gcd(b, a % b)


def flatten(value):
    if isinstance(value, list):
        return [leaf for item in value for leaf in flatten(item)]
    return [value]


def permutations(items):
    if not items:
        return [[]]
    return [
        [item, *rest]
        for index, item in enumerate(items)
        for rest in permutations(items[:index] + items[index + 1 :])
    ]


def hanoi(n, source="A", target="C", spare="B"):
    if n == 0:
        return []
    before = hanoi(n - 1, source, spare, target)
    return [*before, source + target, *hanoi(n - 1, spare, target, source)]


def is_even(n):
    return True if n == 0 else is_odd(n - 1)


def is_odd(n):
    return False if n == 0 else is_even(n - 1)


def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)


print(gcd(1071, 462), flatten([1, [2, [3, [4]], 5]]))
print(["".join(p) for p in permutations(list("abc"))])
print(hanoi(3), len(hanoi(6)))
print(is_even(50), is_odd(7), depth(200))


def forever(n):
    return forever(n + 1)


try:
    forever(0)
except RecursionError:
    print("RecursionError")

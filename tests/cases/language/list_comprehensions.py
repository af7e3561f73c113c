# List comprehensions: filters, nesting, conditionals and scope.
print([n * n for n in range(6)])
print([n for n in range(20) if n % 3 == 0 if n % 2 == 0])
print(["even" if n % 2 == 0 else "odd" for n in range(4)])
print([(x, y) for x in range(3) for y in range(x, 3)])
matrix = [[1, 2, 3], [4, 5, 6]]
print([value for row in matrix for value in row])
print([[row[i] for row in matrix] for i in range(3)])
print([word.upper() for word in "to be or not".split() if len(word) > 2])

n = "outer"
squares = [n * 2 for n in range(3)]
print(n, squares)

functions = [lambda: i for i in range(3)]
print([f() for f in functions])
functions = [lambda i=i: i for i in range(3)]
print([f() for f in functions])

primes = [p for p in range(2, 40) if all(p % d for d in range(2, int(p**0.5) + 1))]
print(primes)
print([last := value * 2 for value in [1, 2, 3]], last)
print([a + b for a, b in zip("xyz", "123")])
print([*(c for c in "ab"), *[1, 2]])


class Config:
    names = ["a", "b"]
    upper = [name.upper() for name in names]


print(Config.upper)
print([y for x in [1, 2, 3] for y in [x * 10] if y > 10])

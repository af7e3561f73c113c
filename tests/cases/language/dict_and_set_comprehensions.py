# Dict and set comprehensions and generator expressions.
print({n: n**2 for n in range(5)})
print({word: len(word) for word in ["a", "bb", "ccc"] if word != "bb"})
print(sorted({len(word) for word in ["a", "bb", "cc", "ddd"]}))
prices = {"apple": 2.0, "pear": 3.5}
print({value: key for key, value in prices.items()})
print({key.title(): round(value * 1.1, 2) for key, value in prices.items()})
print({(x, y): x * y for x in range(2) for y in range(2)})
print({k: [v for v in range(k)] for k in range(3)})

total = sum(n * n for n in range(10))
longest = max((word for word in ["fig", "banana", "kiwi"]), key=len)
print(total, longest, any(n > 8 for n in range(10)), all(n < 5 for n in range(10)))
print(",".join(str(n) for n in range(5)))

lazy = (print("computing", n) or n for n in range(3))
print("nothing computed yet")
print(next(lazy))
print(list(lazy))
print(list(lazy))

order = []


def key(name):
    order.append("key " + name)
    return name


def value(name):
    order.append("value " + name)
    return name


{key(n): value(n) for n in "ab"}
print(order)
print({n % 3: n for n in range(10)})
print(dict(sorted({"b": 1, "a": 2}.items())))

# itertools: product, permutations and combinations.
from itertools import combinations, combinations_with_replacement, permutations, product

print(["".join(p) for p in product("ab", "xy")])
print(list(product([0, 1], repeat=2)), list(product()), list(product("a", [])))
print(["".join(p) for p in permutations("abc")])
print(list(permutations(range(3), 2)), list(permutations([1], 2)))
print(["".join(c) for c in combinations("abcd", 2)], list(combinations([1, 2], 3)))
print(["".join(c) for c in combinations_with_replacement("abc", 2)])
print(len(list(permutations(range(6)))), len(list(combinations(range(10), 4))))
print([c for c in combinations([1, 2, 3, 4, 5], 3) if sum(c) == 9])


def powerset(items):
    return [c for size in range(len(items) + 1) for c in combinations(items, size)]


print(powerset([1, 2, 3]))
dice = list(product(range(1, 7), repeat=2))
print(len(dice), sum(1 for a, b in dice if a + b == 7))
print(sorted({"".join(p) for p in permutations("aab")}))


def send_more_money():
    for s, e, n, d, o, r, y in permutations((0, 2, 5, 6, 7, 8, 9), 7):
        m = 1
        send = int(f"{s}{e}{n}{d}")
        more = int(f"{m}{o}{r}{e}")
        if send + more == int(f"{m}{o}{n}{e}{y}"):
            return send, more


print(send_more_money())
print(max(product("ab", repeat=2)), list(map("".join, product("01", repeat=3))))

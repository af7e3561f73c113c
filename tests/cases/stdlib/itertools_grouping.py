# itertools: groupby, chain, zip_longest, compress, starmap, tee and pairwise.
from itertools import chain, compress, groupby, pairwise, starmap, tee, zip_longest

words = ["apple", "avocado", "bean", "beet", "carrot", "apricot"]
print([(key, list(group)) for key, group in groupby(words, key=lambda w: w[0])])
ordered = sorted(words, key=len)
print({size: list(group) for size, group in groupby(ordered, key=len)})
print([(key, len(list(group))) for key, group in groupby("aaabbc")])

print(list(chain([1, 2], "ab", (3,))), list(chain.from_iterable([[1], [2, 3], []])))
print(list(zip_longest("abc", [1])), list(zip_longest("ab", [1], [2, 3, 4], fillvalue="-")))
print(list(compress("abcdef", [1, 0, 1, 0, 1, 1])))
print(list(starmap(pow, [(2, 3), (3, 2)])), list(starmap(lambda a, b: a + b, zip("ab", "cd"))))
print(list(pairwise([1, 4, 9, 16])), [b - a for a, b in pairwise([1, 4, 9, 16])], list(pairwise([1])))

first, second = tee(iter([1, 2, 3]))
print(next(first), next(first), list(second), list(first))
a, b, c = tee("xy", 3)
print(list(a), list(b), list(c))

rows = [("red", 3), ("red", 5), ("blue", 2), ("blue", 8), ("red", 1)]
totals = {
    color: sum(n for _, n in group)
    for color, group in groupby(sorted(rows), key=lambda row: row[0])
}
print(totals)


def runs(values):
    for _, group in groupby(enumerate(values), key=lambda pair: pair[1] - pair[0]):
        numbers = [value for _, value in group]
        yield f"{numbers[0]}-{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


print(list(runs([1, 2, 3, 7, 9, 10])))

# difflib: diffs, similarity ratios and close matches.
import difflib

old = ["one", "two", "three", "four"]
new = ["one", "tree", "three", "four", "five"]
for line in difflib.unified_diff(old, new, "old.txt", "new.txt", lineterm=""):
    print(line)
for line in difflib.ndiff(old, new):
    print(line.rstrip())
print(list(difflib.context_diff(["a"], ["b"], lineterm=""))[-2:])
print(list(difflib.restore(difflib.ndiff(old, new), 2)))

print(difflib.get_close_matches("appel", ["ape", "apple", "peach", "puppy"]))
print(difflib.get_close_matches("zzz", ["a", "b"]), difflib.get_close_matches("col", ["color", "cool"], n=1))

matcher = difflib.SequenceMatcher(None, "abcd efgh", "bcd efxgh")
print(round(matcher.ratio(), 4), round(matcher.quick_ratio(), 4))
print([(tag, i1, i2, j1, j2) for tag, i1, i2, j1, j2 in matcher.get_opcodes()])
print([(m.a, m.b, m.size) for m in matcher.get_matching_blocks()])
best = matcher.find_longest_match()
print(best.a, best.b, best.size)
print(difflib.SequenceMatcher(a=[1, 2, 3], b=[1, 2, 3]).ratio())


def changes(left, right):
    parts = difflib.SequenceMatcher(None, left, right).get_opcodes()
    return [(tag, left[a:b], right[c:d]) for tag, a, b, c, d in parts if tag != "equal"]


print(changes("kitten", "sitting"))

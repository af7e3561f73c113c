# collections: Counter for counting and multiset arithmetic.
from collections import Counter

letters = Counter("mississippi")
print(letters, letters["s"], letters["z"], len(letters))
print(letters.most_common(2), letters.most_common()[-1], letters.total())
print(sorted(letters.elements()), sorted(letters.items()))

words = Counter()
for word in "red blue red green blue red".split():
    words[word] += 1
print(words)
words.update(["green", "green"])
words.update({"red": 10})
words.subtract(red=1, blue=5)
print(words)

a, b = Counter(x=3, y=1), Counter(x=1, y=2, z=5)
print(a + b, a - b, a & b, a | b, +Counter(p=2, q=-1), -Counter(p=2, q=-1))
print(Counter("aab") == Counter("aba"), Counter("ab") <= Counter("aab"), Counter("abc") < Counter("ab"))
del words["green"]
print("green" in words, words["green"], dict(words))
print(Counter(len(w) for w in ["a", "bb", "cc", "ddd"]).most_common(1))
print(Counter({"k": 2}).copy(), list(Counter(a=2, b=0)), sum(Counter(a=2, b=1).values()))


def anagrams(left, right):
    return Counter(left.replace(" ", "")) == Counter(right.replace(" ", ""))


print(anagrams("dirty room", "dormitory"), anagrams("abc", "abd"))
print(Counter([1, 1, 2]).most_common(), Counter(), bool(Counter()))

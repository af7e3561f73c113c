# collections: defaultdict for grouping, counting and nesting.
from collections import defaultdict

groups = defaultdict(list)
for name, team in [("Ann", "red"), ("Bob", "blue"), ("Cid", "red")]:
    groups[team].append(name)
print(groups["red"], dict(groups), "green" in groups, groups["green"], len(groups))

counts = defaultdict(int)
for letter in "banana":
    counts[letter] += 1
print(dict(counts), counts.get("z"), "z" in counts)

tree = lambda: defaultdict(tree)
root = tree()
root["a"]["b"]["c"] = 1
root["a"]["d"] = 2
print(root["a"]["b"]["c"], sorted(root["a"]))

index = defaultdict(set)
for number, line in enumerate(["to be", "or not", "to be"], 1):
    for word in line.split():
        index[word].add(number)
print({word: sorted(lines) for word, lines in sorted(index.items())})

numbered = defaultdict(lambda: len(numbered))
print([numbered[word] for word in "a b a c b".split()], dict(numbered))

plain = defaultdict(None, {"k": 1})
try:
    plain["missing"]
except KeyError as error:
    print("KeyError", error)
print(defaultdict(int, a=1) == {"a": 1}, defaultdict(list, {"x": [1]}) | {"y": [2]} == {"x": [1], "y": [2]})
print(defaultdict(int).default_factory.__name__, defaultdict(int, {"n": 5}).copy()["other"])

# Everyday dictionary patterns: counting, grouping, inverting, merging, nesting.
words = "the quick the lazy the end".split()
counts = {}
for word in words:
    counts[word] = counts.get(word, 0) + 1
print(counts)

groups = {}
for word in words:
    groups.setdefault(len(word), []).append(word)
print(groups)

inverted = {}
for key, value in counts.items():
    inverted.setdefault(value, []).append(key)
print(inverted)

nested = {"db": {"host": "local", "port": 1}, "debug": False}
override = {"db": {"port": 2}, "debug": True}


def merge(left, right):
    result = dict(left)
    for key, value in right.items():
        if isinstance(value, dict) and isinstance(result.get(key), dict):
            result[key] = merge(result[key], value)
        else:
            result[key] = value
    return result


print(merge(nested, override))
print(nested)
print(sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])))


class Lower(dict):
    def __missing__(self, key):
        return self[key.lower()] if key != key.lower() else None


lookup = Lower(alpha=1)
print(lookup["ALPHA"], lookup["beta"], lookup.get("ALPHA"))
actions = {"double": lambda n: n * 2, "square": lambda n: n * n}
print({name: action(5) for name, action in actions.items()})

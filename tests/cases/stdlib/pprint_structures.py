# pprint: readable output of nested data.
from pprint import PrettyPrinter, isreadable, pformat, pp, pprint

small = {"b": 2, "a": 1}
pprint(small)
pp(small)
data = {
    "name": "inventory",
    "items": [{"id": n, "label": f"item number {n}", "tags": ["x", "y"]} for n in range(3)],
    "total": 3,
}
pprint(data)
pprint(data, width=40, sort_dicts=False)
pprint(list(range(40)), width=60, compact=True)
pprint([[1, [2, [3, [4]]]]], depth=3)
pprint("a long string that has to be split because it does not fit in the width" * 1, width=30)
print(pformat({3, 1, 2}), pformat((1,)), pformat([]), pformat("short"))
print(PrettyPrinter(indent=4, width=20).pformat(["alpha", "beta", "gamma"]))
pprint({"key": ("tuple", "of", "values", "that", "is", "rather", "long", "for", "one", "line")}, width=50)
pprint(1_000_000, underscore_numbers=True)
print(isreadable([1, 2]))
loop = [1]
loop.append({"k": 2})
pprint(loop)

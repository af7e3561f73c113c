# Dictionaries: insertion order, lookup, update, views and removal.
stock = {"apple": 3, "pear": 5}
stock["fig"] = 7
stock["apple"] = 4
print(stock, len(stock), "pear" in stock, "kiwi" in stock)
print(stock.get("kiwi"), stock.get("kiwi", 0), stock.setdefault("kiwi", 1), stock)
print(list(stock), list(stock.values()), list(stock.items()))
print(stock.pop("fig"), stock.pop("none", "absent"), stock.popitem(), stock)
stock.update({"pear": 6}, plum=2)
print(stock)
print(stock | {"plum": 9, "date": 1})
stock |= [("lime", 8)]
print(stock, list(reversed(stock)))
del stock["lime"]
print(dict([("a", 1), ("b", 2)]), dict(x=1), dict(zip("ab", [1, 2])), dict.fromkeys("ab", 0))

try:
    stock["missing"]
except KeyError as error:
    print("KeyError", error)

keys = stock.keys()
stock["new"] = 0
print(list(keys), sorted(keys & {"new", "old"}), sorted(keys - {"new"}))
print(stock.items() >= {("new", 0)})
print({1: "int", 1.0: "float", True: "bool"})
print({"a": 1, "b": 2} == {"b": 2, "a": 1})

try:
    for key in stock:
        stock[key + "x"] = 1
except RuntimeError as error:
    print(error)
copied = stock.copy()
copied.clear()
print(copied, len(stock) > 0)
print(max(stock, key=stock.get), sorted(stock.items(), key=lambda item: -item[1])[:2])

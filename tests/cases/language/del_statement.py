# del: names, items, slices, attributes and dictionary keys.
x = 1
del x
try:
    x
except NameError as error:
    print(error)

items = list(range(10))
del items[0], items[-1]
print(items)
del items[2:5]
print(items)
del items[::2]
print(items)

table = {"a": 1, "b": 2, "c": 3}
del table["b"]
print(table)
try:
    del table["b"]
except KeyError as error:
    print("KeyError", error)


class Box:
    pass


box = Box()
box.value = 5
del box.value
print(hasattr(box, "value"), vars(box))

a, b, c = 1, 2, 3
del a, (b, c)
for name in ("a", "b", "c"):
    print(name, name in dir())

keep = [1, 2, 3]
alias = keep
del keep
print(alias)


def local():
    value = "here"
    del value
    try:
        return value
    except UnboundLocalError:
        return "gone"


print(local())

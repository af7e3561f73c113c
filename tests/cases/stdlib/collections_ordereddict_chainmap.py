# collections: OrderedDict, ChainMap, UserDict and UserList.
from collections import ChainMap, OrderedDict, UserDict, UserList

order = OrderedDict(a=1, b=2, c=3)
order.move_to_end("a")
print(list(order.items()))
order.move_to_end("c", last=False)
print(list(order), order.popitem(), order.popitem(last=False), list(order))
print(OrderedDict(a=1, b=2) == OrderedDict(b=2, a=1), OrderedDict(a=1, b=2) == dict(b=2, a=1))

defaults = {"color": "red", "size": "m"}
user = {"size": "l"}
settings = ChainMap(user, defaults)
print(settings["size"], settings["color"], sorted(settings), len(settings))
settings["color"] = "blue"
print(user, defaults, settings.maps[1]["color"])
child = settings.new_child({"size": "xl"})
print(child["size"], child.parents["size"], dict(child) == {"color": "blue", "size": "xl"})
try:
    settings["absent"]
except KeyError:
    print("not in any map")


class LowerKeys(UserDict):
    def __setitem__(self, key, value):
        super().__setitem__(key.lower(), value)


table = LowerKeys({"AbC": 1})
table["XYZ"] = 2
table.update(Q=3)
print(table, "abc" in table, table.data, len(table))


class Loud(UserList):
    def append(self, item):
        super().append(f"{item}!")


loud = Loud(["a"])
loud.append("b")
print(loud, loud[1:], loud + ["c"], list(reversed(loud)))

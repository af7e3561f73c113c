# copy: shallow and deep copies, and customised copying.
import copy

original = {"numbers": [1, 2], "nested": {"k": [3]}}
shallow = copy.copy(original)
deep = copy.deepcopy(original)
original["numbers"].append(99)
original["nested"]["k"].append(100)
original["new"] = True
print(shallow, deep)

loop = [1]
loop.append(loop)
copied = copy.deepcopy(loop)
print(copied[1] is copied, copied is not loop)
shared = [0]
pair = copy.deepcopy([shared, shared])
print(pair[0] is pair[1], pair[0] is shared)
print(copy.copy((1, [2])), copy.deepcopy("text"), copy.copy(None), copy.deepcopy(5))


class Node:
    def __init__(self, value, children=()):
        self.value = value
        self.children = list(children)


root = Node("root", [Node("leaf")])
clone, light = copy.deepcopy(root), copy.copy(root)
root.children[0].value = "changed"
print(clone.children[0].value, light.children[0].value, light.children is root.children)


class Connection:
    def __init__(self, name):
        self.name = name

    def __copy__(self):
        return Connection(self.name + " copy")

    def __deepcopy__(self, memo):
        return Connection(self.name + " deep copy")


print(copy.copy(Connection("c")).name, copy.deepcopy([Connection("c")])[0].name)
print(copy.copy([1, [2]]) == [1, [2]], copy.copy({1, 2}) == {1, 2}, copy.deepcopy({(1, 2): [3]}))
print(copy.copy(len) is len, copy.deepcopy(bytearray(b"x")))

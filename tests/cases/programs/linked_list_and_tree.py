# A complete program: a linked list and a binary search tree.
class LinkedList:
    def __init__(self, values=()):
        self.head = None
        for value in reversed(list(values)):
            self.push(value)

    def push(self, value):
        self.head = (value, self.head)

    def __iter__(self):
        node = self.head
        while node:
            value, node = node
            yield value

    def reverse(self):
        result = LinkedList()
        for value in self:
            result.push(value)
        return result


class Tree:
    def __init__(self):
        self.root = None

    def insert(self, key):
        if self.root is None:
            self.root = [key, None, None]
            return
        node = self.root
        while True:
            side = 1 if key < node[0] else 2
            if node[side] is None:
                node[side] = [key, None, None]
                return
            node = node[side]

    def walk(self, node):
        if node:
            yield from self.walk(node[1])
            yield node[0]
            yield from self.walk(node[2])

    def depth(self, node):
        return 0 if node is None else 1 + max(self.depth(node[1]), self.depth(node[2]))


items = LinkedList([1, 2, 3])
items.push(0)
print(list(items), list(items.reverse()), 2 in items, sum(items))
tree = Tree()
for key in [50, 30, 70, 20, 40, 60, 80, 35]:
    tree.insert(key)
print(list(tree.walk(tree.root)), tree.depth(tree.root), tree.root[1][0])

# attack: a linked list of a million plain objects, dropped at once
# prints: dropped
# limits: timeout=20 memory=1G
class Node:
    __slots__ = ("next",)

head = None
for _ in range(1000000):
    n = Node()
    n.next = head
    head = n
del n
head = None
print("dropped")

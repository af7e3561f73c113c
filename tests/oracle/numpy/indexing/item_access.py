# item, itemset by index, iteration
import numpy as np

a = np.array([[1.5, 2.5], [3.5, 4.5]])
print(a.item(0), a.item(3), a.item(1, 0), a.item((0, 1)), type(a.item(0)).__name__)
for row in a:
    print(row)
for value in a.flat:
    print(value, end=" ")
print()
print(a.flat[2], a.flat[1:3], list(a.flat))
a.flat[0] = 9
print(a, 2.5 in a, 100 in a)
print([x for x in np.arange(3)], list(enumerate(np.array([7, 8]))))
x, y = np.array([1, 2])
print(x, y, repr(x))

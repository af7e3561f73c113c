# range: lazy arithmetic sequences with fast membership and slicing.
print(list(range(5)), list(range(2, 6)), list(range(10, 0, -3)), list(range(3, 3)))
r = range(0, 100, 7)
print(r, len(r), r[0], r[-1], r[3])
print(49 in r, 50 in r, r.index(21), r.count(21), r.count(22))
print(r[2:5], list(r[::-5]), r.start, r.stop, r.step)
print(range(0, 10, 2) == range(0, 9, 2), range(0) == range(5, 5))
print(list(reversed(range(4))), sum(range(101)), max(range(5, 50, 5)))
big = range(10**20)
print(10**19 in big, big[10**18], big[-1])
print(hash(range(3)) == hash(range(0, 3, 1)))
print([i * j for i in range(1, 4) for j in range(i)])

try:
    range(1, 5, 0)
except ValueError:
    print("the step cannot be zero")
try:
    r[100]
except IndexError as error:
    print(error)
try:
    range(1.5)
except TypeError:
    print("range needs integers")

for start in range(0, 10, 4):
    print(start, list(range(start, min(start + 4, 10))))

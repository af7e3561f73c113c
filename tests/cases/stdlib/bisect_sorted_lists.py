# bisect: searching and inserting in sorted lists.
import bisect

values = [10, 20, 20, 30, 40]
print(bisect.bisect_left(values, 20), bisect.bisect_right(values, 20), bisect.bisect(values, 25))
print(bisect.bisect_left(values, 5), bisect.bisect_right(values, 99), bisect.bisect_left(values, 20, 2))
bisect.insort(values, 25)
bisect.insort_left(values, 20)
print(values)


def grade(score, limits=(60, 70, 80, 90), letters="FDCBA"):
    return letters[bisect.bisect(limits, score)]


print([grade(s) for s in (33, 99, 77, 70, 89, 90, 100)])


def contains(items, value):
    index = bisect.bisect_left(items, value)
    return index < len(items) and items[index] == value


print(contains(values, 30), contains(values, 31))
people = [("Ann", 20), ("Bob", 30), ("Cid", 40)]
print(bisect.bisect_left(people, 30, key=lambda p: p[1]))
bisect.insort(people, ("Dan", 35), key=lambda p: p[1])
print([name for name, _ in people])


def longest_increasing(numbers):
    tails = []
    for n in numbers:
        index = bisect.bisect_left(tails, n)
        tails[index : index + 1] = [n]
    return len(tails)


print(longest_increasing([3, 1, 4, 1, 5, 9, 2, 6]))
ordered = []
for word in "the cat sat on the mat".split():
    bisect.insort(ordered, word)
print(ordered, values[bisect.bisect_left(values, 20) : bisect.bisect_right(values, 30)])

# Comparison chains evaluate each operand once and stop early.
x = 5
print(1 < x < 10, 1 < x > 3, 10 > x >= 5 == 5)
print(1 < 2 < 3 < 4, 1 < 3 < 2 < 4)
print(1 == 1.0 == True, 1 != 2 != 1)


def show(value):
    print("show", value)
    return value


print(show(1) < show(2) < show(3))
print(show(3) < show(2) < show(1))

# Sequences compare item by item; the shorter one is smaller when it is a prefix.
print([1, 2] < [1, 3], [1, 2] < [1, 2, 0], (2,) > (1, 99))
print("apple" < "banana", "Zebra" < "apple", "a" < "aa")
print({1, 2} < {1, 2, 3}, {1, 4} < {1, 2, 3}, {1, 2} <= {1, 2})
print({"a": 1, "b": 2} == {"b": 2, "a": 1})

names = ["x"]
same = names
print(names is same, names is not [*names], names == [*names])
print(3 in [1, 2, 3], 4 not in (1, 2), "ell" in "hello", "k" in {"k": 1})
for left, right in [(1, "1"), ([], ()), (None, 0)]:
    try:
        print(left < right)
    except TypeError:
        print("no order between", type(left).__name__, "and", type(right).__name__)
print(1 == "1", [] == (), None == 0)

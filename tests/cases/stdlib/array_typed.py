# array: compact arrays of numbers.
from array import array

numbers = array("i", [1, 2, 3])
numbers.append(4)
numbers.extend([5, 6])
numbers.insert(0, 0)
print(numbers, len(numbers), numbers[0], numbers[-1], numbers[1:3], numbers.typecode)
print(numbers.pop(), numbers.pop(0), numbers.index(3), numbers.count(2), 4 in numbers)
numbers.reverse()
print(numbers.tolist(), sum(numbers), max(numbers), sorted(numbers))
numbers.remove(3)
numbers[0] = 50
del numbers[-1]
print(numbers, numbers + array("i", [7]), array("i", [1]) * 3)

floats = array("d", [1.5, 2.5])
print(floats, floats.itemsize, array("b").itemsize, array("H", [1, 2]).tobytes(), array("f", [0.5])[0])
copied = array("i")
copied.frombytes(array("i", [10, 20]).tobytes())
print(copied, copied == array("i", [10, 20]), array("i", [1, 2]) < array("i", [1, 3]))
swapped = array("H", [1, 256])
swapped.byteswap()
print(swapped)
copied.fromlist([30])
print([n * 2 for n in copied], array("B", b"abc"), array("B", [72, 105]).tobytes())

for bad in (lambda: array("b", [200]), lambda: array("i", ["x"]), lambda: array("i", [1.5])):
    try:
        bad()
    except (OverflowError, TypeError) as error:
        print(type(error).__name__)
try:
    array("?")
except ValueError:
    print("unknown type code")
view = memoryview(floats)
view[0] = 9.5
print(floats, view.format, view.nbytes)

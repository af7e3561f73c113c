# The iterator protocol: __iter__, __next__, iter() with a sentinel.
class Countdown:
    def __init__(self, start):
        self.start = start

    def __iter__(self):
        return CountdownIterator(self.start)


class CountdownIterator:
    def __init__(self, current):
        self.current = current

    def __iter__(self):
        return self

    def __next__(self):
        if self.current <= 0:
            raise StopIteration
        self.current -= 1
        return self.current + 1


three = Countdown(3)
print(list(three), list(three), sum(three), 2 in three, max(three))
a, b, c = three
print(a, b, c, [(x, y) for x in three for y in three][:4])

it = iter(three)
print(next(it), list(it), next(it, "empty"))


class Squares:
    def __len__(self):
        return 4

    def __getitem__(self, index):
        if index >= 4:
            raise IndexError(index)
        return index * index


print(list(Squares()), 9 in Squares(), list(reversed(Squares())))

stack = ["end", "b", "a"]
print(list(iter(stack.pop, "end")))
print(list(zip(three, "xyz")), list(map(str, three)), list(filter(lambda n: n != 2, three)))
try:
    iter(5)
except TypeError as error:
    print(error)

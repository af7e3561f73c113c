# Guest code that runs when garbage is collected reads the recorded clock, too, whatever is going on meanwhile.
import time
import weakref

seen = []


class Cyclic:
    def __init__(self):
        self.me = self

    def __del__(self):
        seen.append(time.time())


start = time.time()
for number in range(60_000):
    # One cannot be weakly referenced, the other is for the first time: both make objects.
    Cyclic()
    id([])
    id(Cyclic)
    hash(lambda: number)
print(start, len(seen) > 10_000, [moment for moment in seen if not start <= moment < start + 1])


class Told:
    def __del__(self):
        print("gone")


# What is held for its number is let go again.
lists = [[Told()] for _ in range(2)]
numbers = [id(each) for each in lists]
print(numbers == [id(each) for each in lists], numbers[1] - numbers[0])
del lists
print("asked for another", id([]) > numbers[1])

# attack: a chain whose class gets its finalizer later, by assignment or from a base, and finalizers that fail at the bottom of the stack
# prints: dropped 200000 200000
# limits: timeout=20 memory=1G
n = 0

def finalize(self):
    global n
    n += 1
    self.next = None

class Late:
    pass

class Base:
    pass

class Below(Base):
    pass

def chain(kind):
    last = None
    for _ in range(200000):
        link = kind()
        link.next = last
        last = link
    return last

first, second = chain(Late), chain(Below)
Late.__del__ = finalize
Base.__del__ = finalize
first = None
n_first, n = n, 0
second = None

class Failing:
    def __del__(self):
        return self.__del__()

def deep():
    Failing()
    deep()

try:
    deep()
except RecursionError:
    print("dropped", n_first, n)

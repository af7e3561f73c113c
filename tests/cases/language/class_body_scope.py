# The class body: executed code, class variables and nested classes.
print("before the class")


class Demo:
    print("inside the body")
    numbers = [1, 2, 3]
    total = 0
    for n in numbers:
        total += n
    if total > 5:
        size = "big"
    else:
        size = "small"

    def method(self):
        return self.total, Demo.size

    alias = method

    class Inner:
        depth = 2

        class Deeper:
            depth = 3


print("after the class")
print(Demo.total, Demo.size, Demo.n, Demo().method(), Demo().alias())
print(Demo.Inner.depth, Demo.Inner.Deeper.depth, Demo.Inner.Deeper.__qualname__)

x = "module"


class Scoped:
    x = "class"
    copied = x

    def read(self):
        return x


print(Scoped.copied, Scoped().read())


class Shared:
    items = []
    name = "shared"


a, b = Shared(), Shared()
a.items.append(1)
a.name = "own"
print(b.items, b.name, a.name, Shared.name)
Shared.later = lambda self: f"later on {self.name}"
print(a.later(), b.later())

# The with statement: __enter__, __exit__, suppression and nesting order.
class Step:
    def __init__(self, name, suppress=False):
        self.name = name
        self.suppress = suppress

    def __enter__(self):
        print("enter", self.name)
        return self.name.upper()

    def __exit__(self, kind, value, trace):
        print("exit", self.name, kind.__name__ if kind else None, value)
        return self.suppress


with Step("a") as label:
    print("inside", label)

with Step("outer"), Step("inner") as inner:
    print("both open", inner)

with Step("guard", suppress=True):
    raise ValueError("swallowed")
print("still running")

try:
    with Step("first"):
        with Step("second"):
            raise KeyError("k")
except KeyError as error:
    print("escaped", error)

with (
    Step("one") as one,
    Step("two") as two,
):
    print(one, two)


def early():
    with Step("returning"):
        return "value"


print(early())
for n in range(3):
    with Step(str(n)):
        if n == 0:
            continue
        break
try:
    with 5:
        pass
except TypeError:
    print("5 is not a context manager")

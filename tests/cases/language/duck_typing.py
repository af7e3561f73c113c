# Duck typing and polymorphism: behaviour matters, not the class.
class Duck:
    def speak(self):
        return "quack"


class Robot:
    def speak(self):
        return "beep"


class Stone:
    pass


for thing in (Duck(), Robot(), Stone()):
    try:
        print(type(thing).__name__, thing.speak())
    except AttributeError:
        print(type(thing).__name__, "is silent")


def total_length(*things):
    return sum(len(thing) for thing in things)


print(total_length("abc", [1, 2], {"k": 1}, range(4), b"xy"))


def double(value):
    return value + value


print(double(2), double("ab"), double([1]), double((0,)), double(1.5))


class Line:
    def __init__(self, text):
        self.text = text

    def __iter__(self):
        return iter(self.text.split())

    def __len__(self):
        return len(self.text)


line = Line("to be or not")
print(list(line), len(line), sorted(line), "be" in line, max(line, key=len))
first, *rest = line
print(first, rest, dict(enumerate(line)))

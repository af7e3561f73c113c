# Inheritance: overriding, super(), isinstance and issubclass.
class Shape:
    def __init__(self, name):
        self.name = name

    def area(self):
        raise NotImplementedError(self.name)

    def describe(self):
        return f"{self.name} with area {self.area():.2f}"


class Rectangle(Shape):
    def __init__(self, width, height, name="rectangle"):
        super().__init__(name)
        self.width = width
        self.height = height

    def area(self):
        return self.width * self.height


class Square(Rectangle):
    def __init__(self, side):
        super().__init__(side, side, name="square")

    def describe(self):
        return "a " + super().describe()


class Blob(Shape):
    pass


for shape in [Rectangle(2, 3), Square(4), Blob("blob")]:
    try:
        print(shape.describe())
    except NotImplementedError as error:
        print("not implemented for", error)

print(isinstance(Square(1), Shape), issubclass(Square, Rectangle), issubclass(Shape, Square))
print(isinstance(3, (str, int)), isinstance(True, int), issubclass(bool, int))


class Stack(list):
    def push(self, item):
        self.append(item)

    def __repr__(self):
        return "Stack" + super().__repr__()


stack = Stack([1, 2])
stack.push(3)
print(stack, len(stack), stack[0], stack == [1, 2, 3])

# A misspelt method that the base class defines.
class Shape:
    def describe(self):
        return "a shape"


class Circle(Shape):
    radius = 2


print(Circle().descripe())

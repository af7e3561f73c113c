# Properties: computed attributes, setters, deleters and validation.
class Temperature:
    def __init__(self, celsius=0.0):
        self.celsius = celsius

    @property
    def celsius(self):
        "Degrees Celsius."
        return self._celsius

    @celsius.setter
    def celsius(self, value):
        if value < -273.15:
            raise ValueError("below absolute zero")
        self._celsius = float(value)

    @celsius.deleter
    def celsius(self):
        self._celsius = 0.0

    @property
    def fahrenheit(self):
        return self._celsius * 9 / 5 + 32

    @fahrenheit.setter
    def fahrenheit(self, value):
        self.celsius = (value - 32) * 5 / 9


t = Temperature(25)
print(t.celsius, t.fahrenheit)
t.fahrenheit = 212
print(t.celsius)
del t.celsius
print(t.celsius, Temperature.celsius.__doc__)
try:
    t.celsius = -300
except ValueError as error:
    print(error)


class Circle:
    def __init__(self, radius):
        self.radius = radius

    diameter = property(lambda self: self.radius * 2)


c = Circle(4)
print(c.diameter)
try:
    c.diameter = 3
except AttributeError:
    print("diameter is read-only")

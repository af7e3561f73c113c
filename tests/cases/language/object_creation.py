# Object creation: __new__, singletons, immutable subclasses and conversions.
class Singleton:
    instance = None

    def __new__(cls, *args):
        if cls.instance is None:
            cls.instance = super().__new__(cls)
        return cls.instance

    def __init__(self, value):
        self.value = value


a, b = Singleton(1), Singleton(2)
print(a is b, a.value)


class Celsius(float):
    def __new__(cls, value, scale="C"):
        if scale == "F":
            value = (value - 32) * 5 / 9
        return super().__new__(cls, value)

    def __str__(self):
        return f"{float(self):.1f} C"


t = Celsius(212, "F")
print(t, t + 1, isinstance(t, float), round(t))


class Upper(str):
    def __new__(cls, text):
        return super().__new__(cls, text.upper())


print(Upper("shout"), Upper("x") == "X", type(Upper("a") + "b").__name__)


class Meters:
    def __init__(self, n):
        self.n = n

    def __int__(self):
        return int(self.n)

    def __float__(self):
        return float(self.n)

    def __bytes__(self):
        return b"m%d" % int(self.n)


print(int(Meters(3.7)), float(Meters(2)), bytes(Meters(9)))

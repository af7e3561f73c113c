# Operator overloading: arithmetic, reflected and in-place operators.
class Vector:
    def __init__(self, *parts):
        self.parts = parts

    def __repr__(self):
        return f"Vector{self.parts}"

    def __add__(self, other):
        if not isinstance(other, Vector):
            return NotImplemented
        return Vector(*(a + b for a, b in zip(self.parts, other.parts)))

    def __sub__(self, other):
        return self + -other

    def __neg__(self):
        return Vector(*(-a for a in self.parts))

    def __mul__(self, factor):
        return Vector(*(a * factor for a in self.parts))

    __rmul__ = __mul__

    def __matmul__(self, other):
        return sum(a * b for a, b in zip(self.parts, other.parts))

    def __abs__(self):
        return (self @ self) ** 0.5

    def __iadd__(self, other):
        self.parts = (self + other).parts
        return self

    def __truediv__(self, d):
        return Vector(*(a / d for a in self.parts))

    def __pow__(self, exponent, modulus=None):
        return ("pow", exponent, modulus)


v, w = Vector(1, 2), Vector(3, 4)
print(v + w, v - w, v * 3, 3 * v, v @ w, abs(w), -v, w / 2)
alias = v
v += w
print(v, alias is v, v**2, pow(v, 2, 5))
try:
    v + 1
except TypeError as error:
    print(error)

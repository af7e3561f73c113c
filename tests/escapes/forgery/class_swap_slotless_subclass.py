# attack: slotless subclasses of two natives of equal size are taken as interchangeable: a filter read as complex leaks pointers
# stopped by: TypeError
class A(complex):
    __slots__ = ()

class B(filter):
    __slots__ = ()

x = B(None, [])
x.__class__ = A
print("ESCAPED raw words of a filter object:", x.real, x.imag)

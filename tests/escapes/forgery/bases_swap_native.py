# attack: __bases__ assignment moves a class with living instances onto another native type of equal size
# stopped by: TypeError
class C(complex):
    __slots__ = ()

c = C(1.5, 2.5)
C.__bases__ = (filter,)
print("ESCAPED a living complex is now a filter:", isinstance(c, filter))

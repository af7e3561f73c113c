# attack: __str__ is the type str bound to the instance
# stopped by: RecursionError
class A:
    def m(self):
        pass

a = A()
A.__str__ = type(a.m)(str, a)
str(a)

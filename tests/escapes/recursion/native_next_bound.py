# attack: __next__ is the builtin next bound to the instance
# stopped by: RecursionError
class A:
    def m(self):
        pass

a = A()
A.__next__ = type(a.m)(next, a)
A.__iter__ = lambda self: self
next(a)

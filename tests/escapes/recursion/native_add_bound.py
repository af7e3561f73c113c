# attack: __add__ is operator.add bound to the instance
# stopped by: RecursionError
import operator

class A:
    def m(self):
        pass

a = A()
A.__add__ = type(a.m)(operator.add, a)
a + 1

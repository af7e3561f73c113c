# attack: __index__ and __abs__ are operator.index and abs bound to the instance
# stopped by: RecursionError
import operator

class A:
    def m(self):
        pass

a = A()
A.__index__ = type(a.m)(operator.index, a)
operator.index(a)

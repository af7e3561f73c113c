# attack: __contains__ is operator.contains bound to the instance
# stopped by: RecursionError
import operator

class A:
    def m(self):
        pass

a = A()
A.__contains__ = type(a.m)(operator.contains, a)
1 in a

# attack: __getitem__ and __class_getitem__ are operator.getitem bound to their object
# stopped by: RecursionError
import operator

class A:
    def m(self):
        pass

a = A()
A.__getitem__ = type(a.m)(operator.getitem, a)
a[0]

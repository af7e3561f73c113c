# attack: __iter__ and __next__ are the builtins iter and next bound to the instance
# stopped by: RecursionError
class A:
    def m(self):
        pass

a = A()
A.__iter__ = type(a.m)(iter, a)
iter(a)

# attack: __len__ is the builtin len bound to the instance
# stopped by: RecursionError
class A:
    def m(self):
        pass

a = A()
A.__len__ = type(a.m)(len, a)
len(a)

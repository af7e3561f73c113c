# attack: __getattr__ is the builtin getattr bound to the instance: native recursion without frames
# stopped by: RecursionError
class A:
    def m(self):
        pass

a = A()
A.__getattr__ = type(a.m)(getattr, a)
a.missing

# attack: __format__ is the builtin format, and __dir__ the builtin dir, bound to the instance
# stopped by: RecursionError
class A:
    def m(self):
        pass

a = A()
A.__format__ = type(a.m)(format, a)
format(a, "")

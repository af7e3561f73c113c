# attack: print and logging with objects whose __str__ prints, raises, returns other types or never ends quickly
# stopped by: TypeError
class A:
    def __str__(self):
        print("inner")
        return B("sub")

class B(str):
    def __str__(self):
        raise KeyError

class C:
    def __str__(self):
        return 5

class F:
    def write(self, s):
        print("w", end="")
        return s
    def flush(self):
        raise KeyError

print(A())
try:
    print(B("x"), sep=B("y"), end=B("z"))
except KeyError:
    pass
try:
    print("x", file=F(), flush=True)
except KeyError:
    pass
print(C())

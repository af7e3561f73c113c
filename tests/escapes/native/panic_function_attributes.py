# attack: setting __name__, __defaults__, __annotations__ of a function drops the old value under its lock
# prints: deleted beside None
# prints: deleted beside f
def f(x=None):
    return x

class S(str):
    def __del__(self):
        print("deleted beside", f.__name__)

class D:
    def __del__(self):
        print("deleted beside", f.__defaults__)
        f(0)

class N:
    def __del__(self):
        print("deleted beside", f.__annotations__)

f.__defaults__ = (D(),)
f.__defaults__ = None
f.__annotations__ = {"a": N()}
f.__annotations__ = {}
f.__name__ = S("n")
f.__name__ = "f"

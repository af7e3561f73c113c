# attack: changes __code__ of a running generator function and of a function while it is on the stack
# stopped by: AttributeError
def gen():
    x = 1
    yield x
    gen.__code__ = other.__code__
    yield x

def other():
    yield globals()
    yield 2

for value in gen():
    if isinstance(value, dict) and value is not globals():
        print("ESCAPED foreign globals")

def me(n):
    if n:
        me.__code__ = tiny.__code__
        return me(n - 1)
    return n

def tiny(n, a=1, b=2, c=3):
    return (n, a, b, c)

me(2)

# attack: replaces the bytecode of a guest function by bytes that read past its constants
# stopped by: AttributeError
def f():
    return 1

c = f.__code__.replace(co_code=b"\x64\xff" * 8 + f.__code__.co_code)
print("ESCAPED replaced bytecode")
f.__code__ = c
f()

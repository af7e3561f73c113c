# attack: types hands out FunctionType and CodeType, and types.coroutine replaces code for its caller
# stopped by: TypeError
import types

def gen():
    yield 1

def probe():
    return eval("1+1")

types.coroutine(gen)
f = types.FunctionType(probe.__code__, {})
print("ESCAPED eval through types.FunctionType:", f())

# attack: keeps the bytecode but swaps constants, names and stack size
# stopped by: AttributeError
def f():
    return len([1, 2, 3])

for kw in ({"co_consts": ()}, {"co_names": ()}, {"co_stacksize": 0}, {"co_varnames": ()}, {"co_nlocals": 0}, {"co_freevars": ("x",)}, {"co_flags": 0xFFFF}):
    c = f.__code__.replace(**kw)
    print("ESCAPED replaced", kw)

# One equals sign where two are meant. FIXME: CPython words or marks it differently.
x = 5
if x = 5:
    print("five")

# The else if of other languages. FIXME: CPython words or marks it differently.
n = 3
if n > 5:
    print("big")
else if n > 2:
    print("medium")

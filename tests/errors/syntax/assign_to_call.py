# A call on the left side. FIXME: CPython words or marks it differently.
def total(): ...


total() = 5

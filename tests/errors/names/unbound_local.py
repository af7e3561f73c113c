# A global counter changed in a function without a global statement. FIXME: CPython words or marks it differently.
counter = 0


def bump():
    counter += 1
    return counter


print(bump())

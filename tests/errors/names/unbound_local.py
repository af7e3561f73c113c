# A global counter changed in a function without a global statement.
counter = 0


def bump():
    counter += 1
    return counter


print(bump())

# Two functions that call each other without an end.
def is_even(n):
    return is_odd(n - 1)


def is_odd(n):
    return is_even(n - 1)


print(is_even(7))

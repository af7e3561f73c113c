# Closures: functions that remember variables; nonlocal rebinding.
def make_counter(start=0):
    count = start

    def increment(by=1):
        nonlocal count
        count += by
        return count

    def peek():
        return count

    return increment, peek


increment, peek = make_counter(10)
print(increment(), increment(5), peek())
other_increment, other_peek = make_counter()
print(other_increment(), peek(), other_peek())


def multiplier(n):
    return lambda x: x * n


double, triple = multiplier(2), multiplier(3)
print(double(5), triple(5), [f(1) for f in map(multiplier, range(3))])


def unbound():
    try:
        print(value)
        value = 1
    except UnboundLocalError as error:
        return type(error).__name__


value = "module"
print(unbound())


def compose(*functions):
    def run(x):
        for f in functions:
            x = f(x)
        return x

    return run


print(compose(double, triple, str, len)(50))

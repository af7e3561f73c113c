# functools: partial, partialmethod and reduce.
from functools import partial, partialmethod, reduce


def power(base, exponent, *, offset=0):
    return base**exponent + offset


square = partial(power, exponent=2)
two_to = partial(power, 2)
print(square(5), two_to(10), square(3, offset=1), partial(power, offset=100)(2, 3))
print(square.func is power, square.args, square.keywords, two_to.args)
print(list(map(partial(int, base=2), ["101", "11"])), partial(sorted, reverse=True)([1, 3, 2]))
print(partial(partial(power, 2), 5)(), partial(print, "a", sep="-")("b"))

print(reduce(lambda a, b: a + b, [1, 2, 3, 4]), reduce(lambda a, b: a * b, range(1, 6), 1))
print(reduce(max, [3, 9, 2]), reduce(lambda d, k: d[k], ["a", "b"], {"a": {"b": "deep"}}))
print(reduce(lambda acc, c: c + acc, "abc", ""), reduce(lambda a, b: a, [], "initial"))
try:
    reduce(lambda a, b: a, [])
except TypeError:
    print("an empty reduce needs an initial value")


class Light:
    def __init__(self):
        self.state = "off"

    def set_state(self, state):
        self.state = state
        return self.state

    turn_on = partialmethod(set_state, "on")
    turn_off = partialmethod(set_state, state="off")


light = Light()
print(light.turn_on(), light.state, light.turn_off(), light.state)


def compose(*functions):
    return reduce(lambda f, g: lambda x: g(f(x)), functions)


print(compose(str.strip, str.title, len)("  hello world "))

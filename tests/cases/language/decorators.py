# Decorators: plain, with arguments, stacked, and on classes.
import functools


def trace(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        result = function(*args, **kwargs)
        print(f"{function.__name__}{args} -> {result}")
        return result

    return wrapper


def repeat(times):
    def decorate(function):
        @functools.wraps(function)
        def wrapper(*args):
            return [function(*args) for _ in range(times)]

        return wrapper

    return decorate


@trace
def add(a, b):
    "Add two numbers."
    return a + b


@repeat(2)
@trace
def hello(name):
    return "hi " + name


add(1, 2)
print(hello("Ann"), add.__name__, add.__doc__, hello.__name__)

registry = {}


def register(cls):
    registry[cls.__name__.lower()] = cls
    cls.registered = True
    return cls


@register
class Circle:
    pass


print(sorted(registry), Circle.registered)

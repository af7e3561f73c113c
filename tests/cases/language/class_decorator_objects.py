# Decorators written as classes, with state kept on the instance.
class CountCalls:
    def __init__(self, function):
        self.function = function
        self.calls = 0

    def __call__(self, *args):
        self.calls += 1
        return self.function(*args)


@CountCalls
def cube(n):
    return n**3


print([cube(n) for n in range(4)], cube.calls)


class Retry:
    def __init__(self, attempts):
        self.attempts = attempts

    def __call__(self, function):
        def wrapper(*args):
            for attempt in range(1, self.attempts + 1):
                try:
                    return function(attempt, *args)
                except ValueError as error:
                    print("attempt", attempt, "failed:", error)
            return "gave up"

        return wrapper


@Retry(attempts=3)
def flaky(attempt, needed):
    if attempt < needed:
        raise ValueError(f"needs {needed}")
    return f"ok on {attempt}"


print(flaky(2))
print(flaky(9))

print(type(cube).__name__, callable(cube), type(flaky).__name__)

# Exceptions: try, except, else, finally, raise and custom hierarchies.
class AppError(Exception):
    pass


class NotFound(AppError):
    def __init__(self, name, code=404):
        super().__init__(f"{name} not found")
        self.name = name
        self.code = code


def attempt(action):
    try:
        result = action()
    except NotFound as error:
        print("not found:", error, error.name, error.code, error.args)
    except (ZeroDivisionError, IndexError) as error:
        print("built in:", type(error).__name__)
    except AppError as error:
        print("app:", error)
    else:
        print("fine:", result)
    finally:
        print("-- finally")


def fail(error):
    raise error


attempt(lambda: 42)
attempt(lambda: fail(NotFound("page")))
attempt(lambda: 1 / 0)
attempt(lambda: [][1])
attempt(lambda: fail(AppError("general")))
try:
    attempt(lambda: fail(OSError("unexpected")))
except Exception as error:
    print("passed on:", repr(error))

try:
    raise ValueError
except ValueError as error:
    print(repr(error), error.args, str(error) == "")
try:
    raise "text"
except TypeError:
    print("only exceptions can be raised")
print(issubclass(NotFound, AppError), issubclass(KeyError, LookupError))
print(repr(ValueError("a", 2)), str(ValueError("a", 2)), str(KeyError("k")))

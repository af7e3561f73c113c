# Raising: classes, instances, re-raising, wrapping and returning errors.
def level(n):
    if n == 0:
        raise ValueError("bottom")
    try:
        level(n - 1)
    except ValueError as error:
        error.args = (f"{error.args[0]} <- {n}",)
        raise


try:
    level(3)
except ValueError as error:
    print(error)

try:
    raise KeyError
except KeyError as error:
    print(repr(error))


class Invalid(Exception):
    def __init__(self, field, problem):
        self.field = field
        self.problem = problem

    def __str__(self):
        return f"{self.field}: {self.problem}"


def validate(record):
    problems = []
    for field, kind in (("name", str), ("age", int)):
        try:
            if field not in record:
                raise Invalid(field, "missing")
            if not isinstance(record[field], kind):
                raise Invalid(field, f"expected {kind.__name__}")
        except Invalid as error:
            problems.append(str(error))
    return problems


print(validate({"name": "Ann", "age": 3}), validate({"age": "x"}))

saved = None
try:
    1 / 0
except ZeroDivisionError as error:
    saved = error
try:
    raise saved
except ZeroDivisionError as error:
    print(error is saved)

try:
    raise
except RuntimeError:
    print("nothing to re-raise")

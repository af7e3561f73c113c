# Two errors raised together.
def check(value):
    if value < 0:
        raise ValueError(f"{value} is negative")


problems = []
for value in (-1, 2, -3):
    try:
        check(value)
    except ValueError as error:
        problems.append(error)
raise ExceptionGroup("invalid values", problems)

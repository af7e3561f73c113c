# The order in which try, else, finally and return run.
events = []


def plain():
    try:
        events.append("try")
        return "value"
    finally:
        events.append("finally")


def nested():
    try:
        try:
            events.append("inner try")
            raise ValueError("x")
        finally:
            events.append("inner finally")
    except ValueError:
        events.append("outer except")
    else:
        events.append("never")
    finally:
        events.append("outer finally")
    return "end"


def loop():
    for n in range(3):
        try:
            if n == 0:
                continue
            if n == 2:
                break
            events.append(f"body {n}")
        finally:
            events.append(f"finally {n}")
    else:
        events.append("no break")


def replaced():
    value = "before"
    try:
        return value
    finally:
        value = "after"


for function in (plain, nested, loop, replaced):
    result = function()
    print(function.__name__, repr(result), events)
    events.clear()

try:
    raise ValueError("the name is dropped after the block")
except ValueError as caught:
    pass
print("caught" in dir())

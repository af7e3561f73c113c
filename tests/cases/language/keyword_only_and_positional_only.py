# Positional-only (/) and keyword-only (*) parameters.
def scale(value, /, factor=2, *, offset=0):
    return value * factor + offset


print(scale(5), scale(5, 3), scale(5, factor=4), scale(5, 3, offset=1))
for call in (lambda: scale(value=5), lambda: scale(1, 2, 3)):
    try:
        call()
    except TypeError:
        print("TypeError")


def tag(name, /, **attributes):
    inside = "".join(f" {key}={value!r}" for key, value in attributes.items())
    return f"<{name}{inside}>"


# A positional-only name may be reused as a keyword.
print(tag("input", name="field", type="text"))


def connect(*, host, port=80):
    return f"{host}:{port}"


print(connect(host="db"), connect(port=1, host="x"))
try:
    connect("db")
except TypeError:
    print("connect takes keyword arguments only")
try:
    connect()
except TypeError as error:
    print(error)


def ordered(a, b=2, /, c=3, *rest, d, e=5, **more):
    return (a, b, c, rest, d, e, more)


print(ordered(1, d=4))
print(ordered(1, 20, 30, 40, 50, d=60, f=70))

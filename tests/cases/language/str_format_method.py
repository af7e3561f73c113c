# str.format: positional, named, indexed and attribute fields.
print("{} {} {}".format("a", "b", "c"))
print("{2} {0} {1} {0}".format("a", "b", "c"))
print("{name} is {age:>4}".format(name="Ada", age=36))
print("{0[1]} {0[0]} {data[key]}".format([10, 20], data={"key": "value"}))
print("{{}} {!r} {!s} {:>5}".format("q", "q", "q"))
print("{:{w}.{p}f}|".format(2.71828, w=8, p=2))
print("{:{}}|{:{}{}}|".format("x", 4, "y", ">", 4))


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y


print("({p.x}, {p.y})".format(p=Point(1, 2)))
print("{first} {last}".format_map({"first": "Grace", "last": "Hopper"}))


class Default(dict):
    def __missing__(self, key):
        return f"<{key}?>"


print("{known} {unknown}".format_map(Default(known="yes")))

template = "{:<10}|{:^10}|{:>10}"
print(template.format("left", "center", "right"))
print(template.format(1, 2.5, True))

for broken, args in [("{} {}", ("one",)), ("{name}", ()), ("{", ())]:
    try:
        print(broken.format(*args))
    except (IndexError, KeyError, ValueError) as error:
        print(broken, "->", type(error).__name__)

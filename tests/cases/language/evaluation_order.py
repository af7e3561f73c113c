# Evaluation order: operands, arguments, assignments and dictionary displays.
order = []


def step(name, value=None):
    order.append(name)
    return value


def show(label):
    print(label, order)
    order.clear()


step("left", 1) + step("right", 2) * step("last", 3)
show("arithmetic")


def function(*args, **kwargs):
    order.append("call")


function(step("a"), *[step("b")], key=step("c"), **{"k": step("d")})
show("arguments")

target = {}
target[step("index", "i")] = step("value", "v")
show("assignment")

{step("key1", 1): step("value1"), step("key2", 2): step("value2")}
show("dict display")

[step("first"), step("second")][step("position", 0)]
show("subscript")

step("condition", True) and step("then") or step("else")
show("boolean")

step("chosen") if step("test", False) else step("other")
show("conditional")


def defaults(a=step("default evaluated once")):
    return a


defaults()
defaults()
show("defaults")


@step("decorator", lambda f: f)
def decorated(x=step("decorated default")):
    pass


show("decorator")

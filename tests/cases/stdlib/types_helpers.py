# types: SimpleNamespace, MappingProxyType, dynamic classes and type checks.
import types

ns = types.SimpleNamespace(x=1, y="two")
ns.z = [3]
del ns.x
print(ns, ns.y, ns == types.SimpleNamespace(y="two", z=[3]), vars(ns))

source = {"a": 1}
proxy = types.MappingProxyType(source)
source["b"] = 2
print(proxy["b"], len(proxy), dict(proxy), "a" in proxy)
try:
    proxy["c"] = 3
except TypeError:
    print("the proxy is read-only")


def generator():
    yield 1


async def coroutine():
    return 1


values = {
    "function": lambda: 0,
    "generator": generator(),
    "builtin": len,
    "method": [].append,
    "module": types,
    "none": None,
}
print(isinstance(values["function"], types.FunctionType), isinstance(values["generator"], types.GeneratorType))
print(isinstance(values["builtin"], types.BuiltinFunctionType), isinstance(values["module"], types.ModuleType))
print(isinstance(None, types.NoneType), isinstance(..., types.EllipsisType), isinstance(list[int], types.GenericAlias))
c = coroutine()
print(isinstance(c, types.CoroutineType))
c.close()

Point = types.new_class("Point", (), {}, lambda body: body.update(x=0, shift=lambda self, n: self.x + n))
print(Point.__name__, Point().shift(5))


class Greeter:
    name = "Ann"


greeter = Greeter()
greeter.hello = types.MethodType(lambda self: f"hello {self.name}", greeter)
print(greeter.hello(), isinstance(greeter.hello, types.MethodType))
print(types.ModuleType("settings", "Doc.").__doc__, isinstance(int | str, types.UnionType))

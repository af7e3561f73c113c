# inspect: signatures, binding and source-free introspection.
import inspect


def order(item, /, count: int = 1, *extras, gift=False, **notes) -> str:
    "Order an item."
    return item


signature = inspect.signature(order)
print(signature)
for name, parameter in signature.parameters.items():
    default = "required" if parameter.default is inspect.Parameter.empty else parameter.default
    print(name, parameter.kind.name, default)
print(signature.return_annotation.__name__, signature.parameters["count"].annotation.__name__)

bound = signature.bind("pen", 2, "x", gift=True, color="red")
print(bound.args, bound.kwargs, dict(bound.arguments))
partial = signature.bind("pen")
partial.apply_defaults()
print(dict(partial.arguments))
try:
    signature.bind()
except TypeError as error:
    print(error)


class Shape:
    "A shape."

    def __init__(self, sides, name="shape"):
        self.sides = sides

    def area(self):
        return 0

    @property
    def label(self):
        return "label"


print(inspect.signature(Shape), inspect.signature(Shape(3).area), inspect.signature(lambda a, b=2: a))
print([name for name, _ in inspect.getmembers(Shape, inspect.isfunction)])
print(inspect.isclass(Shape), inspect.isfunction(order), inspect.ismethod(Shape(1).area))
print(inspect.isgeneratorfunction(order), inspect.iscoroutinefunction(order), inspect.isbuiltin(len))
print(inspect.getdoc(order), inspect.getdoc(Shape), inspect.cleandoc("  a\n    b\n    c"))
print(signature.replace(return_annotation=inspect.Signature.empty))

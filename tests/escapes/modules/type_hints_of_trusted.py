# attack: get_type_hints looks names up in the module that a class claims to come from
# prints: refused: 19
import functools
import inspect
import typing

refused = 0
for module, name in [("sys", "modules"), ("typing", "sys"), ("annotationlib", "builtins"), ("typing", "__loader__")]:
    claimed = type("Claimed", (), {"__module__": module, "__annotations__": {"a": name}})

    def function(a):
        pass

    function.__module__ = module
    function.__annotations__ = {"a": name}
    ways = [
        lambda: typing.get_type_hints(claimed)["a"],
        lambda: typing.get_type_hints(function)["a"],
        lambda: inspect.get_annotations(claimed, eval_str=True)["a"],
        lambda: typing.ForwardRef(name, owner=claimed).evaluate(),
        lambda: typing.ForwardRef(name).evaluate(owner=claimed),
        lambda: typing.get_type_hints(typing.NamedTuple("N", [("a", name)]), globalns=None),
    ]
    for number, way in enumerate(ways):
        try:
            found = way()
        except Exception:
            refused += 1
            continue
        if isinstance(found, dict) and "builtins" not in found or found in (None, type(None)):
            continue
        print("ESCAPED", number, module, name, type(found))
print("refused:", refused)

"""The cycler of rcParams: a Cycler whose properties and values are checked."""

from cycler import Cycler, concat, cycler as _plain_cycler

from ._rc_checks import (check_cap_style, check_hatch, check_join_style, check_linestyle, check_marker, list_of, validate_anylist, validate_color,
                         validate_fillstyle, validate_floatlist)

_CYCLE_NAMES = {"c": "color", "lw": "linewidth", "ls": "linestyle", "mfc": "markerfacecolor", "mec": "markeredgecolor", "mew": "markeredgewidth",
                "ms": "markersize"}


def _cycle_checks():
    numbers = validate_floatlist
    colours = list_of(validate_color, letters=True)
    return {
        "color": colours, "linewidth": numbers, "linestyle": list_of(check_linestyle), "facecolor": colours, "edgecolor": colours,
        "joinstyle": list_of(check_join_style), "capstyle": list_of(check_cap_style), "fillstyle": list_of(validate_fillstyle),
        "markerfacecolor": colours, "markersize": numbers, "markeredgewidth": numbers, "markeredgecolor": colours,
        "markevery": validate_anylist, "alpha": numbers, "marker": list_of(check_marker), "hatch": list_of(check_hatch), "dashes": list_of(validate_floatlist),
    }


def cycler(*args, **kwargs):
    """A Cycler whose properties and values are checked."""
    if args and kwargs:
        raise TypeError("cycler() can only accept positional OR keyword arguments -- not both.")
    if not args and not kwargs:
        raise TypeError("cycler() must have positional OR keyword arguments")
    if len(args) == 1:
        if not isinstance(args[0], Cycler):
            raise TypeError("If only one positional argument given, it must be a Cycler instance.")
        return validate_cycler(args[0])
    if len(args) > 2:
        raise TypeError(f"cycler() takes 0-2 positional arguments but {len(args)} were given")
    pairs = [(args[0], args[1])] if args else list(kwargs.items())
    checks = _cycle_checks()
    total = None
    for name, values in pairs:
        name = _CYCLE_NAMES.get(name, name)
        if name not in checks:
            raise TypeError(f"Unknown artist property: {name}")
        one = _plain_cycler(name, checks[name](values))
        total = one if total is None else total + one
    return total


def _value_of(node):
    """The value of one part of a written cycler."""
    import ast
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Mult)):
        left, right = _value_of(node.left), _value_of(node.right)
        return left + right if isinstance(node.op, ast.Add) else left * right
    if isinstance(node, ast.Call):
        name = node.func.id if isinstance(node.func, ast.Name) else None
        if name not in ("cycler", "concat"):
            raise ValueError("only the 'cycler()' and 'concat()' functions are allowed")
        call = cycler if name == "cycler" else concat
        return call(*[_value_of(one) for one in node.args], **{word.arg: _value_of(word.value) for word in node.keywords})
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
        ends = (node.slice.lower, node.slice.upper, node.slice.step)
        return _value_of(node.value)[slice(*[None if end is None else ast.literal_eval(end) for end in ends])]
    try:
        return ast.literal_eval(node)
    except ValueError:
        raise ValueError(f"Unsupported expression in cycler string: {ast.dump(node)}") from None


def _cycler_from_text(text):
    """A cycler from its written form: calls of cycler with literals, added, multiplied or sliced."""
    import ast
    try:
        try:
            tree = ast.parse(text, mode="eval")
        except SyntaxError as error:
            raise ValueError(f"Could not parse {text!r}: {error}") from error
        return _value_of(tree.body)
    except Exception as error:
        raise ValueError(f"{text!r} is not a valid cycler construction: {error}") from error


def validate_cycler(value):
    """A Cycler of known properties, or its written form."""
    if isinstance(value, str):
        value = _cycler_from_text(value)
    if not isinstance(value, Cycler):
        raise ValueError(f"Object is not a string or Cycler instance: {value}")
    checks = _cycle_checks()
    unknown = value.keys - (set(checks) | set(_CYCLE_NAMES))
    if unknown:
        raise ValueError(f"Unknown artist properties: {unknown}")
    result = _plain_cycler(value)
    for name in value.keys:
        full = _CYCLE_NAMES.get(name, name)
        if full != name:
            if full in result.keys:
                raise ValueError(f"Cannot specify both {full!r} and alias {name!r} in the same prop_cycle")
            result.change_key(name, full)
    for name, values in result.by_key().items():
        checks[name](values)
    return result

"""The value of a parsed expression over a frame and variables."""

import numpy as np

import _pandas

from pandas.core.arguments.questions import is_list_like
from pandas.core.expressions.parse import Parser, assignment_of
from pandas.core.loading import classes
from pandas.core.time.timestamp import Timestamp
from pandas.errors import UndefinedVariableError

_FUNCTIONS = ("sin", "cos", "tan", "exp", "log", "expm1", "log1p", "sqrt", "sinh", "cosh", "tanh", "arcsin", "arccos",
              "arctan", "arccosh", "arcsinh", "arctanh", "abs", "log10", "floor", "ceil", "arctan2")  # fmt: skip
_ARITHMETIC = {
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": lambda a, b: a / b,
    "//": lambda a, b: a // b, "%": lambda a, b: a % b, "**": lambda a, b: a**b,
    "and": lambda a, b: a & b, "&": lambda a, b: a & b, "or": lambda a, b: a | b, "|": lambda a, b: a | b,
    "^": lambda a, b: a ^ b,
}  # fmt: skip
_COMPARISON = {
    "==": lambda a, b: a == b, "!=": lambda a, b: a != b, "<": lambda a, b: a < b, "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b, ">=": lambda a, b: a >= b,
}  # fmt: skip


class Scope:
    """Where the names of an expression are looked up: columns, index levels, variables of the caller."""

    def __init__(self, frame, local_variables=None, global_variables=None):
        self._frame = frame
        self._local = local_variables or {}
        self._global = global_variables or {}

    def name(self, name):
        """A column, index or variable by its plain name."""
        frame = self._frame
        if frame is not None:
            if name in frame._columns:
                return frame[name]
            found = self._clean_column(name)
            if found is not None:
                return found
            if name == "index":
                return frame._index
            if name == "columns":
                return frame._columns
            if name in frame._index.names:
                return classes.Series._from(frame._index.get_level_values(name)._col.share(), frame._index, name)
            if name.startswith("ilevel_"):
                level = frame._index.get_level_values(int(name[7:]))
                return classes.Series._from(level._col.share(), frame._index, name)
            raise UndefinedVariableError(name)
        return self.variable(name, False)

    def _clean_column(self, name):
        """Columns named by something that is not text, such as a number in backticks."""
        for label in self._frame._columns.tolist():
            if not isinstance(label, str) and str(label) == name:
                return self._frame[label]
        return None

    def variable(self, name, is_local=True):
        """A variable of the caller, written @name."""
        if name in self._local:
            return self._local[name]
        if name in self._global:
            return self._global[name]
        reader = getattr(_pandas, "caller_variable", None)
        if reader is not None:
            try:
                return reader(name)
            except (NameError, KeyError, LookupError):
                pass
        raise UndefinedVariableError(name, is_local)


def evaluate(tree, scope):
    """The value of a tree."""
    kind = tree[0]
    if kind == "value":
        return tree[1]
    if kind == "name":
        return scope.name(tree[1])
    if kind == "local":
        return scope.variable(tree[1])
    if kind in ("list", "tuple"):
        return [evaluate(item, scope) for item in tree[1]]
    if kind == "unary":
        return _unary(tree[1], evaluate(tree[2], scope))
    if kind == "binary":
        return _ARITHMETIC[tree[1]](_operand(evaluate(tree[2], scope)), _operand(evaluate(tree[3], scope)))
    if kind == "compare":
        return _compare(tree[1], evaluate(tree[2], scope), evaluate(tree[3], scope))
    if kind == "attribute":
        name = tree[2]
        if name[:1] == "_":
            raise ValueError(f"names that begin with an underscore are not allowed in expressions: {name}")
        return getattr(evaluate(tree[1], scope), name)
    if kind == "item":
        return evaluate(tree[1], scope)[evaluate(tree[2], scope)]
    if kind == "slice":
        return slice(*[None if part is None else evaluate(part, scope) for part in tree[1]])
    return _call(tree, scope)


def _operand(value):
    if isinstance(value, classes.Index):
        return classes.Series._from(value._col, value)
    return value


def _unary(operator, value):
    if operator == "-":
        return -value
    if operator == "+":
        return +value
    if isinstance(value, bool):
        return not value
    return ~value


def _call(tree, scope):
    _, target, arguments, named = tree
    if target[0] == "name" and target[1] in _FUNCTIONS:
        function = getattr(np, target[1])
    elif target[0] == "name":
        raise TypeError(f"'{target[1]}' is not a supported function")
    else:
        function = evaluate(target, scope)
    return function(
        *[evaluate(argument, scope) for argument in arguments],
        **{name: evaluate(argument, scope) for name, argument in named.items()},
    )


def _compare(operator, left, right):
    if operator in ("in", "not in"):
        return _membership(left, right, operator == "not in")
    if operator in ("is", "is not"):
        raise NotImplementedError("'Is' nodes are not implemented")
    # == with a list asks for membership.
    if operator in ("==", "!=") and isinstance(right, list) and not isinstance(left, list):
        return _membership(left, right, operator == "!=")
    if operator in ("==", "!=") and isinstance(left, list):
        return _membership(right, left, operator == "!=")
    left, right = _operand(left), _operand(right)
    if isinstance(right, str):
        right = _as_time(left, right)
    elif isinstance(left, str):
        left = _as_time(right, left)
    return _COMPARISON[operator](left, right)


def _as_time(series, text):
    if isinstance(series, classes.Series) and series._col.kind == "datetime":
        stamp = Timestamp(text)
        if "," in series._col.dtype and stamp.tzinfo is None:
            stamp = stamp.tz_localize("UTC")
        return stamp
    return text


def _membership(left, right, inverted):
    if isinstance(left, classes.Index):
        left = _operand(left)
    if isinstance(left, classes.Series):
        values = right if is_list_like(right) else [right]
        found = left.isin(values)
    else:
        found = left in right
        return found != inverted
    return ~found if inverted else found


def evaluate_in_frame(frame, expression, local_variables=None, global_variables=None):
    """The value of an expression whose names are the columns of a frame."""
    if not frame._columns.is_unique:
        label = frame._columns[int(np.argmax(frame._columns.duplicated()))]
        raise TypeError(f"dtype '{frame[label].dtypes}' not understood")
    return evaluate(Parser(" ".join(expression.split("\n"))).parse(), Scope(frame, local_variables, global_variables))


def run_in_frame(frame, expression, inplace, local_variables=None, global_variables=None):
    """`frame.eval(...)`: a value, or the frame with new columns for `name = expression` lines."""
    lines = [line.strip() for line in expression.split("\n") if line.strip()]
    pairs = [assignment_of(line) for line in lines]
    if len(pairs) == 1 and pairs[0][0] is None:
        if inplace:
            raise ValueError("Cannot operate inplace if there is no assignment")
        return evaluate_in_frame(frame, pairs[0][1], local_variables, global_variables)
    if any(name is None for name, _ in pairs):
        if len(pairs) > 1 and all(name is None for name, _ in pairs):
            return evaluate_in_frame(frame, expression, local_variables, global_variables)
        raise ValueError("Multi-line expressions are only valid if all expressions contain an assignment")
    target = frame if inplace else frame.copy()
    for name, text in pairs:
        target[name] = evaluate_in_frame(target, text, local_variables, global_variables)
    return None if inplace else target

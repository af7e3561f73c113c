"""The names of operators and of the numpy functions that mean the same."""

ARITHMETIC = ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow")
COMPARISON = ("eq", "ne", "lt", "le", "gt", "ge")
LOGICAL = ("and", "or", "xor")

# Flexible methods: public name -> operator.
FLEXIBLE = {
    "add": "add", "sub": "sub", "subtract": "sub", "mul": "mul", "multiply": "mul", "div": "truediv",
    "truediv": "truediv", "divide": "truediv", "floordiv": "floordiv", "mod": "mod", "pow": "pow",
}  # fmt: skip

FUNCTIONS = {
    "add": "add", "subtract": "sub", "multiply": "mul", "divide": "truediv", "true_divide": "truediv",
    "floor_divide": "floordiv", "remainder": "mod", "mod": "mod", "power": "pow", "equal": "eq", "not_equal": "ne",
    "less": "lt", "less_equal": "le", "greater": "gt", "greater_equal": "ge", "bitwise_and": "and",
    "bitwise_or": "or", "bitwise_xor": "xor",
}  # fmt: skip

# Functions of one argument that columns of numbers know themselves.
UNARY = frozenset(
    ("sqrt", "exp", "expm1", "log", "log2", "log10", "log1p", "sin", "cos", "tan", "arcsin", "arccos", "arctan",
     "sinh", "cosh", "tanh", "floor", "ceil", "trunc", "sign", "rint")
)  # fmt: skip
_SAME = {"negative": "neg", "positive": "pos", "absolute": "abs", "fabs": "abs", "invert": "invert", "bitwise_not": "invert"}


def unary_name(function):
    """The column operation for a numpy function of one argument, or None."""
    return function if function in UNARY else _SAME.get(function)


def binary_operation(column, op, other, reflected=False):
    """`column op other`, with the operators that keep their type under missing values."""
    return column.binary(op, other, reflected) if reflected else column.binary(op, other)

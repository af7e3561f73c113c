"""The names of operators and of the numpy functions that mean the same."""

from _pandas import Binary, Unary

ARITHMETIC = (Binary.ADD, Binary.SUB, Binary.MUL, Binary.TRUEDIV, Binary.FLOORDIV, Binary.MOD, Binary.POW)
COMPARISON = (Binary.EQ, Binary.NE, Binary.LT, Binary.LE, Binary.GT, Binary.GE)
LOGICAL = (Binary.AND, Binary.OR, Binary.XOR)

# Flexible methods: public name -> operator.
FLEXIBLE = {
    "add": Binary.ADD, "sub": Binary.SUB, "subtract": Binary.SUB, "mul": Binary.MUL, "multiply": Binary.MUL,
    "div": Binary.TRUEDIV, "truediv": Binary.TRUEDIV, "divide": Binary.TRUEDIV, "floordiv": Binary.FLOORDIV,
    "mod": Binary.MOD, "pow": Binary.POW,
}  # fmt: skip

FUNCTIONS = {
    "add": Binary.ADD, "subtract": Binary.SUB, "multiply": Binary.MUL, "divide": Binary.TRUEDIV,
    "true_divide": Binary.TRUEDIV, "floor_divide": Binary.FLOORDIV, "remainder": Binary.MOD, "mod": Binary.MOD,
    "power": Binary.POW, "equal": Binary.EQ, "not_equal": Binary.NE, "less": Binary.LT, "less_equal": Binary.LE,
    "greater": Binary.GT, "greater_equal": Binary.GE, "bitwise_and": Binary.AND, "bitwise_or": Binary.OR,
    "bitwise_xor": Binary.XOR,
}  # fmt: skip

# Functions of one argument that columns of numbers know themselves.
UNARY = frozenset(
    (Unary.SQRT, Unary.EXP, Unary.EXPM1, Unary.LOG, Unary.LOG2, Unary.LOG10, Unary.LOG1P, Unary.SIN, Unary.COS,
     Unary.TAN, Unary.ARCSIN, Unary.ARCCOS, Unary.ARCTAN, Unary.SINH, Unary.COSH, Unary.TANH, Unary.FLOOR,
     Unary.CEIL, Unary.TRUNC, Unary.SIGN, Unary.RINT)
)  # fmt: skip
_SAME = {
    "negative": Unary.NEG, "positive": Unary.POS, "absolute": Unary.ABS, "fabs": Unary.ABS,
    "invert": Unary.INVERT, "bitwise_not": Unary.INVERT,
}


def unary_name(function):
    """The column operation for a numpy function of one argument, or None."""
    return function if function in UNARY else _SAME.get(function)

"""Pieces of Python in formulas, worked out by walking their syntax: columns, arithmetic, functions of numpy. Nothing is executed."""

import ast
import operator

import numpy as np

_BINARY = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv, ast.Pow: operator.pow,
    ast.Mod: operator.mod, ast.FloorDiv: operator.floordiv, ast.BitAnd: operator.and_, ast.BitOr: operator.or_, ast.BitXor: operator.xor,
}
_COMPARED = {
    ast.Eq: operator.eq, ast.NotEq: operator.ne, ast.Lt: operator.lt, ast.LtE: operator.le, ast.Gt: operator.gt, ast.GtE: operator.ge,
}
_UNARY = {ast.USub: operator.neg, ast.UAdd: operator.pos, ast.Invert: operator.invert}
_BUILTINS = {
    "abs": abs, "bool": bool, "float": float, "int": int, "len": len, "max": max, "min": min, "pow": pow, "round": round, "str": str,
    "True": True, "False": False,
}
_METHODS = frozenset((
    "abs", "astype", "clip", "cumsum", "diff", "fillna", "isin", "isna", "max", "mean", "median", "min", "notna", "rank", "round", "shift",
    "std", "sum", "var", "year", "month", "day", "dt", "str", "lower", "upper", "strip", "values",
))


class Categories:
    """What `C(...)` makes: values, the order of their levels and how they are coded."""

    def __init__(self, values, contrast=None, levels=None):
        self.values, self.contrast, self.levels = values, contrast, levels


class Treatment:
    """Codes each level against one of them."""

    def __init__(self, reference=None):
        self.reference = reference


class Sum:
    """Codes each level against the mean of all."""

    def __init__(self, omit=None):
        self.omit = omit


class Columns:
    """Works out factors over the columns of `data`; `memory` keeps what was learned from the first data."""

    def __init__(self, data, memory):
        self.data, self.memory = data, memory

    def value(self, factor):
        """The value of a factor, of any shape and type."""
        try:
            tree = ast.parse(factor.code, mode="eval").body
        except SyntaxError as error:
            raise factor.error(f"error in {factor.code!r}: {error.msg}") from None
        return self._of(tree, factor)

    def has(self, name):
        """Whether a name is a column."""
        try:
            return name in self.data
        except TypeError:
            return False

    def _of(self, tree, factor):
        if isinstance(tree, ast.Constant):
            return tree.value
        if isinstance(tree, ast.Name):
            return self._name(tree.id, factor)
        if isinstance(tree, ast.BinOp) and type(tree.op) in _BINARY:
            return _BINARY[type(tree.op)](self._of(tree.left, factor), self._of(tree.right, factor))
        if isinstance(tree, ast.UnaryOp) and type(tree.op) in _UNARY:
            return _UNARY[type(tree.op)](self._of(tree.operand, factor))
        if isinstance(tree, ast.Compare) and len(tree.ops) == 1 and type(tree.ops[0]) in _COMPARED:
            return _COMPARED[type(tree.ops[0])](self._of(tree.left, factor), self._of(tree.comparators[0], factor))
        if isinstance(tree, (ast.List, ast.Tuple)):
            return [self._of(item, factor) for item in tree.elts]
        if isinstance(tree, ast.Attribute):
            return self._attribute(tree, factor)
        if isinstance(tree, ast.Call):
            return self._call(tree, factor)
        raise NotImplementedError(f"formula: {factor.code!r} is not available; make a column of it first")

    def _name(self, name, factor):
        if self.has(name):
            return self.data[name]
        if name in ("Treatment", "Sum"):
            return Treatment if name == "Treatment" else Sum
        if name in _BUILTINS:
            return _BUILTINS[name]
        raise factor.error(f"Error evaluating factor: NameError: name '{name}' is not defined")

    def _attribute(self, tree, factor):
        if isinstance(tree.value, ast.Name) and tree.value.id in ("np", "numpy") and not self.has(tree.value.id):
            if not tree.attr.startswith("_"):
                found = getattr(np, tree.attr)
                if callable(found) or isinstance(found, float):
                    return found
        elif tree.attr in _METHODS:
            return getattr(self._of(tree.value, factor), tree.attr)
        raise NotImplementedError(f"formula: {factor.code!r} is not available; make a column of it first")

    def _call(self, tree, factor):
        if any(isinstance(item, ast.Starred) for item in tree.args) or any(item.arg is None for item in tree.keywords):
            raise NotImplementedError(f"formula: {factor.code!r} is not available; make a column of it first")
        function = tree.func
        if isinstance(function, ast.Name) and not self.has(function.id):
            own = getattr(self, "_call_" + function.id, None)
            if own is None and function.id not in _BUILTINS:
                raise NotImplementedError(
                    f"formula: the function {function.id!r} is not available: functions of numpy are, others make a column first"
                )
            arguments = [self._of(item, factor) for item in tree.args]
            named = {item.arg: self._of(item.value, factor) for item in tree.keywords}
            return _BUILTINS[function.id](*arguments, **named) if own is None else own(factor, *arguments, **named)
        called = self._of(function, factor)
        return called(*[self._of(item, factor) for item in tree.args], **{item.arg: self._of(item.value, factor) for item in tree.keywords})

    def _call_I(self, factor, value):
        return value

    def _call_Q(self, factor, name):
        if self.has(name):
            return self.data[name]
        raise factor.error(f"Error evaluating factor: NameError: no data named {name!r} found")

    def _call_C(self, factor, data, contrast=None, levels=None):
        if isinstance(data, Categories):
            return Categories(data.values, contrast or data.contrast, levels or data.levels)
        return Categories(data, contrast, levels)

    def _call_Treatment(self, factor, reference=None):
        return Treatment(reference)

    def _call_Sum(self, factor, omit=None):
        return Sum(omit)

    def _call_center(self, factor, x):
        x = np.asarray(x, dtype=float)
        return x - self._kept(factor, "center", lambda: x[~np.isnan(x)].mean())

    def _call_standardize(self, factor, x, center=True, rescale=True, ddof=0):
        x = np.asarray(x, dtype=float)
        whole = x[~np.isnan(x)]
        mean = self._kept(factor, "mean", whole.mean)
        spread = self._kept(factor, "spread", lambda: whole.std(ddof=ddof))
        x = x - mean if center else x
        return x / spread if rescale else x

    _call_scale = _call_standardize

    def _kept(self, factor, name, work):
        key = (factor.code, name)
        if key not in self.memory:
            self.memory[key] = work()
        return self.memory[key]

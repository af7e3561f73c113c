"""Tokens of an expression become a tree of tuples, by operator precedence."""

from pandas.core.expressions.tokens import tokens_of

# & and | bind as `and` and `or` in a query: looser than comparisons.
_BINDING = {
    "or": 1, "|": 1, "and": 2, "&": 2, "^": 2,
    "==": 4, "!=": 4, "<": 4, "<=": 4, ">": 4, ">=": 4, "in": 4, "not in": 4, "is": 4, "is not": 4,
    "+": 6, "-": 6, "*": 7, "/": 7, "//": 7, "%": 7, "**": 9,
}  # fmt: skip
_COMPARISONS = ("==", "!=", "<", "<=", ">", ">=", "in", "not in", "is", "is not")


class Parser:
    """Reads one expression; `parse` gives its tree."""

    def __init__(self, text):
        self._tokens = tokens_of(text)
        self._at = 0

    def parse(self):
        """The tree of the whole text."""
        tree = self._expression(0)
        self._expect_end()
        return tree

    def _expect_end(self):
        if self._tokens[self._at][0] != "end":
            raise SyntaxError("invalid syntax", ("<unknown>", 1, 1, ""))

    def _next(self):
        token = self._tokens[self._at]
        self._at += 1
        return token

    def _take(self, value):
        kind, found = self._tokens[self._at]
        if kind in ("op", "word") and found == value:
            self._at += 1
            return True
        return False

    def _expect(self, value):
        if not self._take(value):
            raise SyntaxError("invalid syntax", ("<unknown>", 1, 1, ""))

    def _operator(self):
        kind, value = self._tokens[self._at]
        if kind == "word" and value == "not":
            following = self._tokens[self._at + 1]
            return ("not in", 2) if following == ("word", "in") else (None, 0)
        if kind == "word" and value == "is":
            following = self._tokens[self._at + 1]
            return ("is not", 2) if following == ("word", "not") else ("is", 1)
        if kind in ("op", "word") and value in _BINDING:
            return value, 1
        return None, 0

    def _expression(self, least):
        left = self._unary()
        while True:
            operator, width = self._operator()
            if operator is None or _BINDING[operator] < least:
                return left
            binding = _BINDING[operator]
            self._at += width
            if operator == "**":
                right = self._expression(binding)
            else:
                right = self._expression(binding + 1)
            if operator in _COMPARISONS:
                left = self._chain(left, operator, right, binding)
            else:
                left = ("binary", operator, left, right)

    def _chain(self, left, operator, right, binding):
        """a < b < c means a < b and b < c."""
        tree = ("compare", operator, left, right)
        while True:
            following, width = self._operator()
            if following not in _COMPARISONS:
                return tree
            self._at += width
            last = self._expression(binding + 1)
            tree = ("binary", "and", tree, ("compare", following, right, last))
            right = last

    def _unary(self):
        if self._take("not"):
            return ("unary", "not", self._expression(3))
        if self._take("~"):
            return ("unary", "~", self._expression(8))
        if self._take("-"):
            return ("unary", "-", self._expression(8))
        if self._take("+"):
            return ("unary", "+", self._expression(8))
        return self._postfix(self._primary())

    def _primary(self):
        kind, value = self._next()
        if kind == "value":
            while self._tokens[self._at][0] == "value" and isinstance(value, str):
                value = value + self._next()[1]
            return ("value", value)
        if kind in ("name", "local"):
            return (kind, value)
        if kind == "op" and value == "(":
            if self._take(")"):
                return ("tuple", [])
            first = self._expression(0)
            if self._take(")"):
                return first
            items = [first]
            while self._take(","):
                if self._take(")"):
                    return ("tuple", items)
                items.append(self._expression(0))
            self._expect(")")
            return ("tuple", items)
        if kind == "op" and value == "[":
            return ("list", self._items("]"))
        if kind == "op" and value == "{":
            return ("list", self._items("}"))
        raise SyntaxError("invalid syntax", ("<unknown>", 1, 1, ""))

    def _items(self, closing):
        items = []
        while not self._take(closing):
            items.append(self._expression(0))
            if not self._take(","):
                self._expect(closing)
                break
        return items

    def _postfix(self, tree):
        while True:
            if self._take("."):
                kind, name = self._next()
                if kind not in ("name", "word"):
                    raise SyntaxError("invalid syntax", ("<unknown>", 1, 1, ""))
                tree = ("attribute", tree, name)
            elif self._take("("):
                tree = self._call(tree)
            elif self._take("["):
                tree = ("item", tree, self._subscript())
            else:
                return tree

    def _subscript(self):
        parts = [None, None, None]
        colons = 0
        while not self._take("]"):
            if self._take(":"):
                colons += 1
                continue
            parts[colons] = self._expression(0)
        return ("slice", parts) if colons else parts[0]

    def _call(self, tree):
        arguments, named = [], {}
        while not self._take(")"):
            kind, name = self._tokens[self._at]
            if kind == "name" and self._tokens[self._at + 1] == ("op", "="):
                self._at += 2
                named[name] = self._expression(0)
            else:
                arguments.append(self._expression(0))
            if not self._take(","):
                self._expect(")")
                break
        return ("call", tree, arguments, named)


def assignment_of(text):
    """(name, expression) for `name = expression`, (None, text) otherwise."""
    tokens = tokens_of(text)
    if len(tokens) > 2 and tokens[0][0] == "name" and tokens[1] == ("op", "="):
        name = tokens[0][1]
        return name, text[text.index("=", text.index(name) + len(name)) + 1 :]
    return None, text

"""Formulas such as `y ~ x + C(group) * np.log(z)`: from text to terms. A term is a tuple of factors, a factor a piece of Python."""

import re

_NAME = re.compile(r"[^\W\d]\w*")
_NUMBER = re.compile(r"\d+(\.\d*)?([eE][+-]?\d+)?|\.\d+([eE][+-]?\d+)?")
_LITERAL = re.compile(_NUMBER.pattern + r"|'[^']*'|\"[^\"]*\"")
_OPERATORS = ("**", "//", "==", "!=", "<=", ">=", "+", "-", "*", "/", "%", "<", ">", "&", "|", "^")


class PatsyError(Exception):
    """A formula that cannot be read or worked out."""

    def __init__(self, message, formula=None, place=None, length=1):
        if formula is not None and place is not None:
            message = f"{message}\n    {formula}\n    {' ' * place}{'^' * max(length, 1)}"
        super().__init__(message)


class Factor:
    """A piece of Python in a formula, and where it stands. Factors of the same text are one."""

    def __init__(self, code, formula="", start=0, length=1):
        self.code, self.formula, self.start, self.length = code, formula, start, length

    def __eq__(self, other):
        return isinstance(other, Factor) and self.code == other.code

    def __hash__(self):
        return hash(self.code)

    def __repr__(self):
        return f"Factor({self.code!r})"

    def error(self, message):
        """An error that points at the factor."""
        return PatsyError(message, self.formula, self.start, self.length)


def read(formula):
    """(left terms or None, right terms): each an ordered list. The right side has an intercept unless it is taken away."""
    if not isinstance(formula, str):
        raise NotImplementedError("formulas that are no text are not available")
    left, tilde, right = formula.partition("~")
    if not tilde:
        left, right = "", formula
    offset = len(left) + len(tilde)
    terms = _Reader(formula, offset, len(formula)).whole(intercept=True)
    return (_Reader(formula, 0, len(left)).whole(intercept=False) if left.strip() else None), terms


class _Reader:
    """Sums of products of factors, from `place` to `end` of a formula."""

    def __init__(self, formula, place, end):
        self.formula, self.place, self.end = formula, place, end

    def whole(self, intercept):
        removed = {}
        terms = [()] if intercept else []
        terms = self.sum(terms, removed)
        if self.place < self.end:
            raise PatsyError("expected an operator", self.formula, self.place)
        if not intercept and removed:
            terms = [term for term in terms if term != ()]
        return terms

    def _skip(self):
        while self.place < self.end and self.formula[self.place].isspace():
            self.place += 1

    def _next(self, *signs):
        self._skip()
        for sign in signs:
            if self.formula.startswith(sign, self.place) and self.place + len(sign) <= self.end:
                self.place += len(sign)
                return sign
        return None

    def sum(self, terms=None, removed=None):
        terms = [] if terms is None else list(terms)
        sign = self._next("+", "-") or "+"
        while True:
            before = self.place
            found = self.product()
            # `0` and `-1` take the intercept away, `-0` and `+1` bring it back.
            if found == "0":
                found, sign = [()], {"+": "-", "-": "+"}[sign]
            if sign == "+":
                terms += [term for term in found if term not in terms]
            else:
                terms = [term for term in terms if term not in found]
            sign = self._next("+", "-")
            if sign is None:
                return terms
            if self.place <= before:
                raise PatsyError("expected a term", self.formula, self.place)

    def product(self):
        terms = self.interaction()
        while sign := self._next_product():
            other = self.interaction()
            if "0" in (terms, other):
                raise PatsyError("a zero cannot be multiplied", self.formula, self.place)
            if sign == "*":
                terms = _unique([*terms, *other, *_crossed(terms, other)])
            else:
                every = _joined([factor for term in terms for factor in term])
                terms = _unique([*terms, *[_joined([*every, *term]) for term in other]])
        return terms

    def _next_product(self):
        self._skip()
        return None if self.formula.startswith("**", self.place) else self._next("*", "/")

    def interaction(self):
        terms = self.power()
        while self._next(":"):
            terms = _unique(_crossed(terms, self.power()))
        return terms

    def power(self):
        terms = self.atom()
        while self._next("**"):
            self._skip()
            match = _NUMBER.match(self.formula, self.place, self.end)
            if match is None or "." in match[0] or int(match[0]) < 1:
                raise PatsyError("'**' requires a positive integer", self.formula, self.place)
            self.place = match.end()
            base = terms
            for _ in range(min(int(match[0]), len(base)) - 1):
                terms = _unique([*terms, *_crossed(terms, base)])
        return terms

    def atom(self):
        self._skip()
        if self.place >= self.end:
            raise PatsyError("unexpected end of formula", self.formula, self.end - 1)
        if self._next("("):
            terms = self.sum()
            if not self._next(")"):
                raise PatsyError("Unmatched '('", self.formula, self.place)
            return terms
        match = _NUMBER.match(self.formula, self.place, self.end)
        if match:
            start, self.place = self.place, match.end()
            if match[0] not in ("0", "1"):
                raise PatsyError("numbers besides '0' and '1' are only allowed with **", self.formula, start, len(match[0]))
            return "0" if match[0] == "0" else [()]
        return [(self.factor(),)]

    def factor(self):
        start = self.place
        self._value(start)
        # Comparisons and the like belong to Python, not to the formula.
        while self._next_of_python():
            self._skip()
            literal = _LITERAL.match(self.formula, self.place, self.end)
            if literal:
                self.place = literal.end()
            else:
                self._value(start)
        text = self.formula[start:self.place].rstrip()
        return Factor(spaced(text), self.formula, start, len(text))

    def _next_of_python(self):
        before = self.place
        found = self._next("==", "!=", "<=", ">=", "<", ">", "%", "&", "|")
        if found is None:
            self.place = before
        return found

    def _value(self, start):
        if self.place < self.end and self.formula[self.place] == "(":
            self.place = self._closing(start)
            return
        match = _NAME.match(self.formula, self.place, self.end)
        if match is None:
            raise PatsyError("unexpected sign in formula", self.formula, self.place)
        self.place = match.end()
        while self.place < self.end:
            sign = self.formula[self.place]
            if sign in "([":
                self.place = self._closing(start)
            elif sign == "." and (match := _NAME.match(self.formula, self.place + 1, self.end)):
                self.place = match.end()
            else:
                break

    def _closing(self, start):
        depth, place, quote = 0, self.place, None
        while place < self.end:
            sign = self.formula[place]
            if quote:
                quote = None if sign == quote else quote
            elif sign in "'\"":
                quote = sign
            elif sign in "([{":
                depth += 1
            elif sign in ")]}":
                depth -= 1
                if depth == 0:
                    return place + 1
            place += 1
        raise PatsyError("unclosed bracket in embedded Python expression", self.formula, start, self.end - start)


def _joined(factors):
    return tuple(dict.fromkeys(factors))


def _crossed(left, right):
    return [_joined([*one, *other]) for one in left for other in right]


def _unique(terms):
    first = {}
    for term in terms:
        first.setdefault(frozenset(term), term)
    return list(first.values())


def spaced(code):
    """A piece of Python with the usual spaces, which is how columns are named."""
    text, place, depth, after_value = "", 0, 0, False
    while place < len(code):
        sign = code[place]
        if sign.isspace():
            place += 1
            continue
        match = _NUMBER.match(code, place) if sign.isdigit() or sign == "." else _NAME.match(code, place)
        if match and match[0]:
            glue = " " if text and (text[-1].isalnum() or text[-1] == "_") else ""
            text, place, after_value = text + glue + match[0], match.end(), True
            continue
        if sign in "'\"":
            end = code.find(sign, place + 1) + 1 or len(code)
            text, place, after_value = text + code[place:end], end, True
            continue
        operator = next((operator for operator in _OPERATORS if code.startswith(operator, place)), None)
        if operator and not (operator in ("*", "**") and text.endswith(("(", ", "))):
            text += f" {operator} " if after_value else operator
            place += len(operator)
        elif sign == ",":
            text, place = text + ", ", place + 1
        else:
            depth += (sign in "([{") - (sign in ")]}")
            text, place = text + sign, place + 1
        after_value = sign in ")]}"
    return text.strip()

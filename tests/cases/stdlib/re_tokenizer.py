# re: a small tokenizer and calculator built on named groups.
import re

TOKENS = re.compile(
    r"(?P<NUMBER>\d+(?:\.\d+)?)|(?P<NAME>[A-Za-z_]\w*)|(?P<OP>[-+*/()=])|(?P<SPACE>\s+)|(?P<BAD>.)"
)


def tokenize(text):
    for match in TOKENS.finditer(text):
        if match.lastgroup == "SPACE":
            continue
        if match.lastgroup == "BAD":
            raise SyntaxError(f"unexpected {match.group()!r} at {match.start()}")
        yield match.lastgroup, match.group()


print(list(tokenize("area = 3.5 * (w1 + 2)")))


def evaluate(text, names):
    tokens = [*tokenize(text), ("END", "")]
    position = 0

    def take(*values):
        nonlocal position
        if tokens[position][1] in values:
            position += 1
            return tokens[position - 1][1]

    def factor():
        nonlocal position
        if take("-"):
            return -factor()
        if take("("):
            value = sum_()
            take(")")
            return value
        kind, value = tokens[position]
        position += 1
        return float(value) if kind == "NUMBER" else names[value]

    def term():
        value = factor()
        while op := take("*", "/"):
            value = value * factor() if op == "*" else value / factor()
        return value

    def sum_():
        value = term()
        while op := take("+", "-"):
            value = value + term() if op == "+" else value - term()
        return value

    return sum_()


print(evaluate("2 + 3 * (w - 1) / 4", {"w": 9}), evaluate("-(2 - 5) * 2", {}))

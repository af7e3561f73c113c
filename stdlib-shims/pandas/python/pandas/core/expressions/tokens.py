"""An expression of `query` or `eval` cut into tokens."""

import re

_PATTERN = re.compile(
    r"""
    (?P<space>\s+)
  | (?P<number>(?:\d[\d_]*\.?(?:\d[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d+)?)
  | (?P<text>[rRuUbB]?(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"))
  | (?P<backtick>`[^`]*`)
  | (?P<local>@[A-Za-z_]\w*)
  | (?P<name>[A-Za-z_]\w*)
  | (?P<op>\*\*|//|==|!=|<=|>=|<|>|\+|-|\*|/|%|&|\||\^|~|\(|\)|\[|\]|\{|\}|,|\.|:|=)
    """,
    re.VERBOSE,
)

_WORDS = ("and", "or", "not", "in", "is", "if", "else", "lambda", "for")
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "\\": "\\", "'": "'", '"': '"', "0": "\0", "a": "\a", "b": "\b"}


def _unescaped(text):
    prefix = ""
    while text[0] not in "'\"":
        prefix, text = prefix + text[0].lower(), text[1:]
    body = text[1:-1]
    if "r" in prefix or "\\" not in body:
        return body
    return re.sub(r"\\(.)", lambda found: _ESCAPES.get(found.group(1), found.group(0)), body)


def tokens_of(expression):
    """A list of (kind, value): number, text, name, local, column, op, word, end."""
    tokens = []
    position = 0
    while position < len(expression):
        found = _PATTERN.match(expression, position)
        if found is None:
            raise SyntaxError("invalid syntax", ("<unknown>", 1, position + 1, expression))
        kind, text = found.lastgroup, found.group()
        position = found.end()
        if kind == "space":
            continue
        if kind == "number":
            plain = text.replace("_", "")
            tokens.append(("value", float(plain) if any(c in plain for c in ".eE") else int(plain)))
        elif kind == "text":
            tokens.append(("value", _unescaped(text)))
        elif kind == "backtick":
            tokens.append(("name", text[1:-1]))
        elif kind == "local":
            tokens.append(("local", text[1:]))
        elif kind == "name":
            if text in ("True", "False", "None"):
                tokens.append(("value", {"True": True, "False": False, "None": None}[text]))
            else:
                tokens.append(("word" if text in _WORDS else "name", text))
        else:
            tokens.append(("op", text))
    tokens.append(("end", None))
    return tokens

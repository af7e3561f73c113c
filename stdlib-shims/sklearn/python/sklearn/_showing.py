"""How an estimator is written out: changed parameters only, lines of at most 80 columns."""

import math

WIDTH = 80
MOST_ELEMENTS = 30
MOST_CHARACTERS = 700


def changed_parameters(estimator):
    """Parameters that differ from the defaults, as (name, value) pairs in order of name."""
    given = estimator.get_params(deep=False)
    defaults = type(estimator)._defaults()
    return [(name, value) for name, value in given.items() if name not in defaults or _differs(value, defaults[name])]


def _differs(value, default):
    if hasattr(value, "get_params") and type(value) is not type(default):
        return True
    if repr(value) == repr(default):
        return False
    both_missing = isinstance(value, float) and isinstance(default, float) and math.isnan(value) and math.isnan(default)
    return not both_missing


def _is_estimator(value):
    return hasattr(value, "get_params") and hasattr(type(value), "_defaults") and not isinstance(value, type)


def _sort_key(pair):
    return (type(pair[0]).__name__, pair[0]) if not isinstance(pair[0], (int, float)) else ("", pair[0])


def flat(value):
    """One line for a value; estimators inside containers show their changed parameters."""
    kind = type(value)
    if _is_estimator(value):
        return f"{kind.__name__}({', '.join(f'{name}={flat(item)}' for name, item in changed_parameters(value))})"
    if kind is list:
        return f"[{', '.join(map(flat, value))}]"
    if kind is tuple:
        return f"({flat(value[0])},)" if len(value) == 1 else f"({', '.join(map(flat, value))})"
    if kind is dict:
        return "{" + ", ".join(f"{flat(key)}: {flat(item)}" for key, item in sorted(value.items(), key=_sort_key)) + "}"
    return repr(value)


class _Writer:
    """Lays values out like the pretty printer does in its compact mode."""

    def __init__(self):
        self.parts = []

    def value(self, value, indent, allowance):
        text = flat(value)
        kind = type(value)
        if len(text) <= WIDTH - indent - allowance:
            self.parts.append(text)
        elif _is_estimator(value):
            name = kind.__name__
            self.parts.append(name + "(")
            self._pairs(changed_parameters(value), "=", str, indent + len(name) + 1, allowance + 1)
            self.parts.append(")")
        elif kind is dict:
            self.parts.append("{")
            self._pairs(sorted(value.items(), key=_sort_key), ": ", flat, indent + 1, allowance + 1)
            self.parts.append("}")
        elif kind in (list, tuple):
            opening, closing = "[]" if kind is list else ("(", ",)" if len(value) == 1 else ")")
            self.parts.append(opening)
            self._items(value, indent + 1, allowance + len(closing))
            self.parts.append(closing)
        else:
            self.parts.append(text)

    def _pairs(self, pairs, middle, name_text, indent, allowance):
        entries = [(name_text(name) + middle, value) for name, value in pairs]
        self._flow(entries, indent, allowance)

    def _items(self, items, indent, allowance):
        self._flow([("", value) for value in items], indent, allowance)

    def _flow(self, entries, indent, allowance):
        cut = len(entries) > MOST_ELEMENTS
        entries = entries[:MOST_ELEMENTS]
        new_line = ",\n" + " " * indent
        separator = ""
        room = full = WIDTH - indent + 1
        for position, (head, value) in enumerate(entries):
            last = position == len(entries) - 1
            if last and not cut:
                full -= allowance
                room -= allowance
            text = head + flat(value)
            needed = len(text) + 2
            if room < needed:
                room = full
                if separator:
                    separator = new_line
            if room >= needed:
                room -= needed
                self.parts.append(separator + text)
                separator = ", "
                continue
            self.parts.append(separator + head)
            separator = new_line
            self.value(value, indent + len(head), allowance if last else 1)
        if cut:
            self.parts.append(", ...")


def estimator_text(estimator, most=MOST_CHARACTERS):
    """The repr of an estimator, its middle left out where it is longer than `most` characters."""
    writer = _Writer()
    writer.value(estimator, 0, 0)
    text = "".join(writer.parts)
    if len("".join(text.split())) <= most:
        return text
    left = _reach(text, most // 2)
    right = _reach(text[::-1], most // 2)
    if "\n" in text[left:len(text) - right]:
        right = text[::-1].index("\n", right) + 1
    if left + 3 < len(text) - right:
        text = text[:left] + "..." + text[len(text) - right:]
    return text


def _reach(text, count):
    for position, letter in enumerate(text):
        if not letter.isspace():
            count -= 1
            if count == 0:
                return position + 1
    return len(text)

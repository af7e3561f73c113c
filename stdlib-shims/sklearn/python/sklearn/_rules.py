"""Checks of parameters, written as the words an error uses for them."""

import numbers


class InvalidParameterError(ValueError, TypeError):
    """A parameter has a value that is not allowed."""


def int_from(low, high="inf", ends="[)"):
    """The words for a whole number in a range."""
    return f"an int in the range {ends[0]}{low}, {high}{ends[1]}"


def float_in(low, high="inf", ends="[)"):
    """The words for a number in a range; whole bounds are written as floats."""
    low, high = (bound if isinstance(bound, str) else float(bound) for bound in (low, high))
    return f"a float in the range {ends[0]}{low}, {high}{ends[1]}"


BOOL = ("an instance of 'bool'", "an instance of 'numpy.bool'")
SEED = ("an int in the range [0, 4294967295]", "an instance of 'numpy.random.mtrand.RandomState'", "None")


def one_of(*names):
    """The words for a text among a few."""
    return "a str among {" + ", ".join(map(repr, names)) + "}"


def _within(value, words):
    low, high = words[words.index("range ") + 7:-1].split(", ")
    low, high = float(low), float(high)
    above = value >= low if words[words.index("range ") + 6] == "[" else value > low
    return above and (value <= high if words[-1] == "]" else value < high)


def fits(value, words):
    """Whether a value is what the words say."""
    if words == "None":
        return value is None
    if words.startswith("a float in"):
        return isinstance(value, numbers.Real) and _within(value, words)
    if words.startswith("an int in"):
        return isinstance(value, numbers.Integral) and _within(value, words)
    if words.startswith("a str among"):
        return isinstance(value, str) and repr(value) in words
    if words == "an instance of 'bool'":
        return isinstance(value, bool)
    if words == "an instance of 'numpy.bool'":
        return type(value).__name__ in ("bool", "bool_")
    if words == "a callable":
        return callable(value)
    if words.startswith("an object implementing"):
        return all(hasattr(value, name) for name in words.split("'")[1::2])
    if words == "an array-like":
        return not isinstance(value, str) and hasattr(value, "__len__")
    return any(kind.__name__ == words.rstrip("'").split("'")[-1].split(".")[-1] for kind in type(value).__mro__)


def check(owner, name, value, allowed):
    """Raise the usual error where a value is none of the allowed kinds."""
    if isinstance(allowed, str):
        allowed = (allowed,)
    whole = isinstance(value, numbers.Integral) and any(words.startswith("an int in") for words in allowed)
    if any(fits(value, words) for words in allowed if not (whole and words.startswith("a float in"))):
        return
    words = allowed[0] if len(allowed) == 1 else ", ".join(allowed[:-1]) + " or " + allowed[-1]
    raise InvalidParameterError(f"The {name!r} parameter of {owner} must be {words}. Got {value!r} instead.")

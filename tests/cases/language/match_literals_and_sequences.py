# match: literals, alternatives, captures, guards and sequence patterns.
def classify(value):
    match value:
        case 0 | 1 | 2:
            return "small number"
        case True | None:
            return "singleton"
        case "yes" | "no" as answer:
            return f"answer {answer}"
        case []:
            return "empty sequence"
        case [x]:
            return f"one item {x!r}"
        case [x, y] if x == y:
            return f"pair of equal {x}"
        case [first, *rest] if len(rest) > 2:
            return f"starts with {first}, then {rest}"
        case (x, y, z):
            return f"triple {x} {y} {z}"
        case [*_, 9]:
            return "ends with nine"
        case float() | int() as n if n < 0:
            return f"negative {n}"
        case -5.5:
            return "never reached"
        case _:
            return f"other {value!r}"


samples = [0, 2, None, "yes", "maybe", [], ["a"], (4, 4), [1, 2, 3], [1, 2, 3, 4], [8, 9], -3, -5.5]
for sample in samples:
    print(repr(sample), "->", classify(sample))


def command(text):
    match text.split():
        case ["quit"]:
            return "bye"
        case ["go", ("north" | "south") as direction]:
            return f"going {direction}"
        case ["get", item, *others]:
            return f"get {item} and {len(others)} more"
        case _:
            return "unknown"


for text in ["quit", "go north", "go up", "get lamp", "get a b c", ""]:
    print(repr(text), command(text))

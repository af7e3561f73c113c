# Exception groups and except*: handling several errors at once.
def run():
    raise ExceptionGroup(
        "batch",
        [
            ValueError("bad value"),
            TypeError("bad type"),
            ExceptionGroup("inner", [KeyError("k"), ValueError("nested")]),
        ],
    )


try:
    run()
except* ValueError as group:
    print("values:", len(group.exceptions), group.message)
    for error in group.exceptions:
        print("  ", type(error).__name__, error)
except* (TypeError, KeyError) as group:
    print("others:", [type(e).__name__ for e in group.exceptions])

try:
    run()
except ExceptionGroup as group:
    print(group, len(group.exceptions))
    matching, rest = group.split(ValueError)
    print("matching", [type(e).__name__ for e in matching.exceptions])
    print("rest", [type(e).__name__ for e in rest.exceptions])
    print("subgroup", group.subgroup(lambda e: isinstance(e, KeyError)).exceptions[0].message)
    print("none", group.subgroup(OSError))

try:
    try:
        raise ExceptionGroup("partly", [ValueError("v"), OSError("o")])
    except* ValueError:
        print("handled the value")
except ExceptionGroup as group:
    print("left over:", group.exceptions)

try:
    raise ValueError("single")
except* ValueError as group:
    print("wrapped:", type(group).__name__, group.exceptions)

print(issubclass(ExceptionGroup, Exception))

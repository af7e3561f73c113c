# assert: conditions, messages and AssertionError.
def average(values):
    assert values, "need at least one value"
    assert all(isinstance(v, (int, float)) for v in values), f"not numbers: {values!r}"
    return sum(values) / len(values)


print(average([1, 2, 3, 4]))
for bad in ([], ["a"], (1, None)):
    try:
        average(bad)
    except AssertionError as error:
        print("AssertionError:", error)

try:
    assert False
except AssertionError as error:
    print(repr(error), error.args)

try:
    assert 1 == 2, {"left": 1, "right": 2}
except AssertionError as error:
    print(error.args[0]["left"], error.args[0]["right"])


def check(label, condition):
    try:
        assert condition, label
        return f"{label}: ok"
    except AssertionError as error:
        return f"{error}: failed"


print(check("sum", 1 + 1 == 2), "|", check("order", 2 < 1), "|", check("empty", not []))
print(issubclass(AssertionError, Exception))

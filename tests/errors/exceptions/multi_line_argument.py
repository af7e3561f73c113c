# The failing argument of a call written over several lines.
stats = {"n": 0, "sum": 0}
print(
    "mean",
    stats["sum"] / stats["n"],
    "of",
    stats["n"],
)

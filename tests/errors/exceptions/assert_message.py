# An assertion with a message.
total = sum([0.25, 0.5, 0.3])
assert total == 1, f"weights add up to {total}"

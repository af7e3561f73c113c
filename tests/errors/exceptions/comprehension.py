# An error inside a comprehension with a condition.
words = ["one", "two", None]
lengths = [len(word) for word in words if word != "two"]
print(lengths)

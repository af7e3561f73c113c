# An error inside a key function.
people = [("ada", 36), ("grace", None), ("alan", 41)]
oldest = max(people, key=lambda person: person[1] + 0)
print(oldest)

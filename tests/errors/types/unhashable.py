# A list as the key of a dictionary.
groups = {}
key = ["north", 2024]
groups[key] = 100

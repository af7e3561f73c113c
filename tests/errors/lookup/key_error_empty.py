# Nothing is in it at all.
counts = {}
print(counts["north"])

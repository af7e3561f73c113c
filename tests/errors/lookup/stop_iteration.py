# next() without a default on an empty filter.
users = ["ada", "grace"]
first = next(user for user in users if user.startswith("z"))
print(first)

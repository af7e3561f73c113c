# A quote that is never closed.
name = "Ada
print(name)

# Quotation marks of a word processor. FIXME: CPython words or marks it differently.
name = “Ada”
print(name)

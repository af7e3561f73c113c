# Quotation marks of a word processor.
name = “Ada”
print(name)

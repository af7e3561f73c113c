python
# The name of the language, left behind by a fence that is gone.
values = [1, 2, 3]
print(values[3])

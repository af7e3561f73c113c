# A number that was read from text.
units = {1: 3, 2: 5}
print(units["1"])

# One equals sign where two are meant.
x = 5
if x = 5:
    print("five")

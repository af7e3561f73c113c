# The else if of other languages.
n = 3
if n > 5:
    print("big")
else if n > 2:
    print("medium")

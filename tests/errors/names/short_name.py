# A name of one letter is near every other one: no guess is made.
n = 3
print(x + n)

# A builtin name that the script has given to a list.
list = [1, 2, 3]
copy = list(range(5))
print(copy)

# A loop over a number instead of a range.
n_rows = 3
for index in n_rows:
    print(index)

# One past the end of a list.
values = [10, 20, 30]
for i in range(len(values) + 1):
    print(values[i])


```py
# The fence that opens may be all that was pasted.
values = [1, 2, 3]
print(values[3])

```python
# A fence around all of the code is taken off, and line 1 is the first one inside it.
values = [1, 2, 3]
print(values[3])
```

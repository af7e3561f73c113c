# A fence of the chat left in the script.
```python
print("hello")
```

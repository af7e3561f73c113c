Here is the code:

```python
# Text around a block is not guessed away.
print("hello")
```

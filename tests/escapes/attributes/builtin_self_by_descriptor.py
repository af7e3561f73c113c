# attack: the same __self__ and __module__ read through the descriptor of the builtin type instead of the instance
# prints: None
kind = type(len)
slot = kind.__dict__["__self__"]
owner = slot.__get__(len, kind)
if owner is not None and callable(getattr(owner, "eval", None)):
    print("ESCAPED builtins module through the descriptor of __self__")
print(owner)

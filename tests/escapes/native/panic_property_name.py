# attack: a property's name is replaced under its lock while the old name's __del__ reads it
# prints: x
p = property(lambda self: 1)

class N:
    def __del__(self):
        p.__name__

p.__name__ = N()
p.__name__ = "x"
print(p.__name__)

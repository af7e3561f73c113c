# The way to the classes of the interpreter.
for cls in object.__subclasses__():
    print(cls)

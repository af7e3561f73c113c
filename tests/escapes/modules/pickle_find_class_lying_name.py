# attack: find_class gets a name that equals a safe one and splits into another, and so hands out any attribute of a trusted module
# stopped by: TypeError
import io
import pickle


class Name(str):
    path = []

    def __hash__(self):
        return hash(str(self[:]))

    def split(self, *_):
        return self.path


class Lie(str):
    def __hash__(self):
        return hash("int")

    def __eq__(self, other):
        return other == "int"


reader = pickle.Unpickler(io.BytesIO(b""))
found = None
try:
    name = Name("Path")
    name.path = ["os"]
    found = reader.find_class("pathlib", name)
    print("ESCAPED", found)
    name = Name("int")
    name.path = ["__imp" + "ort__"]
    load = reader.find_class("builtins", name)
    print("ESCAPED the real importer:", load("sys").modules["builtins"])
except (AttributeError, ImportError):
    pass
print("ESCAPED", reader.find_class("builtins", Lie("getattr")))

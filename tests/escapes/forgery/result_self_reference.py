# attack: results that contain themselves through lists, dicts, tuples, attributes and properties
# stopped by: RecursionError
# prints: made
# result: [["<cycle>"], {"d": ["<cycle>"], "self": "<cycle>"}, [["<cycle>"], {"d": ["<cycle>"], "self": "<cycle>"}], "P"]
a = []
a.append(a)
d = {"d": a}
d["self"] = d

class P:
    def __repr__(self):
        return "P"
    @property
    def __dict__(self):
        return {"p": self}
    def __iter__(self):
        yield self
    def keys(self):
        return [self]
    def __getitem__(self, k):
        return self

print("made")
result = [a, d, (a, d), P()]
result

# attack: results that contain themselves through lists, dicts, tuples, attributes and properties
# stopped by: nothing or RecursionError
a = []
a.append(a)
d = {"d": a}
d["self"] = d

class P:
    @property
    def __dict__(self):
        return {"p": self}
    def __iter__(self):
        yield self
    def keys(self):
        return [self]
    def __getitem__(self, k):
        return self

result = [a, d, (a, d), P()]
result

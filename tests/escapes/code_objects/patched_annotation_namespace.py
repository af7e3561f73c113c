# attack: change the class annotations are evaluated in, so that it drops the builtins it is given
# prints: namespaces of another type: 1
import inspect

seen = []

def annotate(format, /):
    if format != 2:
        raise NotImplementedError
    seen.append(type(globals()))
    return {}

def function(): pass

function.__annotate__ = annotate
for format in (3, 4):
    try:
        inspect.get_annotations(function, format=format)
    except Exception:
        pass

def probe(format, /):
    if format != 2:
        raise NotImplementedError
    import json
    if hasattr(json, "codecs"):
        print("ESCAPED", json.codecs)
    return {}

for namespace in seen:
    if namespace is dict:
        continue
    try:
        namespace.__setitem__ = lambda self, key, value: None if key == "__builtins__" else dict.__setitem__(self, key, value)
        namespace.__missing__ = lambda self, key: {"__name__": "x"}[key]
    except TypeError:
        continue
other = lambda: None
other.__annotate__ = probe
for format in (3, 4):
    try:
        inspect.get_annotations(other, format=format)
    except Exception:
        pass
print("namespaces of another type:", sum(namespace is not dict for namespace in seen))

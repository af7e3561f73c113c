# attack: exceptions and abstract classes have subclasses too, defined in trusted modules with rich globals
# prints: classes found: True
import abc
import collections.abc

todo = [BaseException, Exception, OSError, ValueError, abc.ABC, collections.abc.Sized, collections.abc.Mapping, dict, tuple, int]
seen = set()
while todo:
    cls = todo.pop()
    for sub in type.__subclasses__(cls):
        if id(sub) in seen:
            continue
        seen.add(id(sub))
        todo.append(sub)
        init = sub.__dict__.get("__init__")
        ns = getattr(init, "__globals__", None)
        if isinstance(ns, dict) and ns and ns is not globals():
            print("ESCAPED namespace of", sub.__module__, "through", sub.__name__)
print("classes found:", len(seen) > 0)

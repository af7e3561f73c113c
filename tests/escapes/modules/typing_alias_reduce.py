# attack: a generic alias is renamed; reducing it looks the name up among the globals of typing and hands out what is there
# prints: ['list', 'list', 'list', 'list', 'list', 'list', 'list', 'list', 'list', 'list']
import copy
import types
import typing

given = []
for name in ("sys", "types", "functools", "collections", "operator", "re", "copyreg", "annotationlib", "__buil" + "tins__", "__lo" + "ader__"):
    alias = typing.List[int]
    alias = alias.copy_with((str,))
    try:
        alias._name = name
        found = getattr(alias, "__red" + "uce__")()[1][0]
    except (KeyError, AttributeError, TypeError):
        continue
    given.append(getattr(found, "__name__", found))
    if isinstance(found, (types.ModuleType, dict)) or "importlib" in str(found):
        print("ESCAPED", name, found)
print(given)

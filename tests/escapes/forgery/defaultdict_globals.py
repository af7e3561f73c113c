# attack: a defaultdict whose factory is globals, filled by trusted code that looks a key up
# prints: no namespace of a trusted function
import collections
import string
import textwrap

for fn in (globals, locals, vars):
    d = collections.defaultdict(fn)
    for run in (lambda: string.Template("$x").substitute(d), lambda: string.Formatter().vformat("{y}", (), d), lambda: "{z}".format_map(d),
                lambda: collections.ChainMap(d)["w"], lambda: "abc".translate(d)):
        try:
            run()
        except Exception:
            pass
    for key, ns in d.items():
        if isinstance(ns, dict) and ns is not globals() and ("__builtins__" in ns or "self" in ns or "mapping" in ns):
            print("ESCAPED", fn.__name__, "through", key)
print("no namespace of a trusted function")

# attack: reads __globals__ of a trusted Python function, where sys and os live
# prints: [{}, {}]
import json
import textwrap

for fn in (json.dumps, textwrap.dedent):
    ns = fn.__globals__
    if ns is not globals() and len(ns) > 0:
        print("ESCAPED globals of", fn.__name__, sorted(ns)[:8])
print([fn.__globals__ for fn in (json.dumps, textwrap.dedent)])

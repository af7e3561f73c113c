# attack: functools.update_wrapper is a trusted setattr: it copies __code__ of a guest function onto a trusted one
# stopped by: AttributeError
import functools
import json
import textwrap

def evil(*a, **k):
    return globals()

for target in (json.dumps, textwrap.dedent):
    functools.update_wrapper(target, evil, assigned=("__code__", "__kwdefaults__", "__defaults__"), updated=())
    ns = target("x")
    if isinstance(ns, dict) and ns is not globals():
        print("ESCAPED globals through update_wrapper")

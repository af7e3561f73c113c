# attack: gives a trusted function guest code; it then runs with the trusted module's globals
# stopped by: AttributeError
import json

def evil(*a, **k):
    return globals()

json.dumps.__code__ = evil.__code__
ns = json.dumps(1)
if ns is not globals():
    print("ESCAPED json's globals:", sorted(ns)[:5])

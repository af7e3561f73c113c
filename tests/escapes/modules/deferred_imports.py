# attack: the import hides in a function, a class body, a lambda's helper, an except and a finally clause
# prints: refused: 4 None
def later():
    import os
    return os

class Body:
    try:
        import subprocess
    except ImportError:
        subprocess = None

def in_handler():
    try:
        raise ValueError
    except ValueError:
        import socket
        return socket

def in_finally():
    try:
        return None
    finally:
        import ctypes
        print("ESCAPED ctypes in finally", ctypes)

def in_gen():
    import posix
    yield posix

refused = 0
for fn in (later, in_handler, in_finally, lambda: next(in_gen())):
    try:
        got = fn()
    except ImportError:
        refused += 1
        continue
    if got is not None:
        print("ESCAPED", got)
if Body.subprocess is not None:
    print("ESCAPED subprocess in a class body")
print("refused:", refused, Body.subprocess)

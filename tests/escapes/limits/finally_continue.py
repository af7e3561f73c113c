# attack: finally clauses with continue, break and return swallow the exception in flight
# stopped by: ExecutionTimeout
# limits: timeout=1
def f():
    try:
        while True:
            pass
    finally:
        return "swallowed"

def g():
    while True:
        try:
            while True:
                pass
        finally:
            break

f()
print("ESCAPED after f")
g()
print("ESCAPED after g")

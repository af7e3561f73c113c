# attack: plain endless recursion
# stopped by: RecursionError
def f(n):
    return f(n + 1)

f(0)
print("ESCAPED")

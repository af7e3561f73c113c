# attack: asks for a higher recursion limit and recurses into it
# stopped by: RecursionError
import sys

sys.setrecursionlimit(10 ** 9)

def f(n):
    return f(n + 1)

f(0)
print("ESCAPED")

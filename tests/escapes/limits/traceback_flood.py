# attack: an uncaught error whose traceback has hundreds of thousands of lines
# stopped by: RecursionError
# limits: timeout=5 output=64K
def f(n):
    if n == 0:
        raise ValueError("v" * 100000)
    return g(n - 1)

def g(n):
    return f(n)

f(900)

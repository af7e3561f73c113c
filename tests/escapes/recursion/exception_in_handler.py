# attack: each handler raises again one level deeper, so that contexts and frames grow together
# stopped by: RecursionError
def f():
    try:
        raise KeyError
    except KeyError:
        f()

f()

# attack: an exception with a context chain of a hundred thousand links, for a printer that recurses along it
# stopped by: ValueError
e = ValueError(0)
for i in range(100000):
    n = ValueError(i)
    n.__context__ = e
    e = n
raise e

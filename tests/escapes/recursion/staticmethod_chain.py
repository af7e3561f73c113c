# attack: staticmethods are callable; a hundred thousand of them around one function
# stopped by: RecursionError
f = len
for _ in range(100000):
    s = staticmethod(len)
    s.__init__(f)
    f = s
print(f([]))

# attack: isinstance with a tuple nested a hundred thousand levels
# stopped by: RecursionError or InternalError or nothing
t = (str,)
for _ in range(100000):
    t = (t,)
isinstance(1, t)
print("done")

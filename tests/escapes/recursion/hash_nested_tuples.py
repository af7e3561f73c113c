# attack: hash of a tuple nested a hundred thousand deep
# stopped by: RecursionError or InternalError or nothing
t = ()
for _ in range(100000):
    t = (t,)
hash(t)

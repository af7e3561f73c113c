# attack: hash of a tuple nested a hundred thousand deep
# stopped by: RecursionError or InternalError
# prints: True
t = ()
for _ in range(100000):
    t = (t,)
print(hash(t) == hash((t[0],)))

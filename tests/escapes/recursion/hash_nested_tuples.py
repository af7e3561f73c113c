# attack: hash of a tuple nested a hundred thousand deep
# prints: True
t = ()
for _ in range(100000):
    t = (t,)
print(hash(t) == hash((t[0],)))

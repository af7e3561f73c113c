# attack: isinstance with a tuple nested a hundred thousand levels
# prints: False
t = (str,)
for _ in range(100000):
    t = (t,)
print(isinstance(1, t))

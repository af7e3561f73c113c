# attack: isinstance with a tuple nested a hundred thousand levels
# stopped by: RecursionError or InternalError
# prints: False
t = (str,)
for _ in range(100000):
    t = (t,)
print(isinstance(1, t))

# attack: str() of an exception takes str() of its only argument, here a hundred thousand exceptions deep
# prints: <element str() failed>
e = Exception("x")
for _ in range(100000):
    e = Exception(e)
print(str(e))

# attack: membership and index of odd types in a huge range fall back to walking it
# stopped by: ExecutionTimeout
# limits: timeout=1
class I(int):
    pass

1.5 in range(10 ** 15)
I(-1) in range(10 ** 15)
print("ESCAPED")

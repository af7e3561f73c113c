# attack: the result's __repr__ never returns; the report must still be made
# stopped by: ExecutionTimeout
# limits: timeout=1
class R:
    def __repr__(self):
        while True:
            pass
    __str__ = __format__ = __repr__

result = R()
result

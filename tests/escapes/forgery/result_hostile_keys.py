# attack: a dict result whose keys hash, compare and print with side effects
# stopped by: ExecutionTimeout
# prints: made
# result: {"<K object>": "<K object>"}
# limits: timeout=2
class K:
    n = 0
    def __hash__(self):
        K.n += 1
        return 1
    def __eq__(self, other):
        if K.n > 50:
            while True:
                pass
        return False
    def __str__(self):
        return self
    __repr__ = __str__

print("made")
result = {K(): K() for _ in range(5)}
result

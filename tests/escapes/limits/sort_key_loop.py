# attack: the loop hides in a key, a comparison or a hash called by native code
# stopped by: ExecutionTimeout
# limits: timeout=1
class K:
    def __init__(self, x):
        pass
    def __lt__(self, other):
        while True:
            pass

while True:
    try:
        sorted(range(10), key=K)
    except BaseException:
        print("ESCAPED from native sort")

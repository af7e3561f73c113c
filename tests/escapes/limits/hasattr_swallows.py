# attack: native code that treats a failing attribute or length lookup as an absent one
# stopped by: ExecutionTimeout
# limits: timeout=1
import operator

class A:
    def __getattr__(self, name):
        while True:
            pass
    def __length_hint__(self):
        while True:
            pass
    def __iter__(self):
        return iter(())

while True:
    hasattr(A(), "x")
    print("ESCAPED hasattr")
    list(A())
    print("ESCAPED length hint")
    isinstance(A(), int)
    callable(getattr(A(), "y", None))
    print("ESCAPED getattr default")

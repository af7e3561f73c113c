# attack: __call__ that is itself an instance with __call__
# stopped by: RecursionError
class C:
    pass

C.__call__ = C()
C()()

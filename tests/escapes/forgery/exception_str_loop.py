# attack: the exception that ends the script has a __str__ that never returns
# stopped by: E or ExecutionTimeout
# limits: timeout=1
class E(Exception):
    def __str__(self):
        while True:
            pass
    __repr__ = __str__

raise E("x")

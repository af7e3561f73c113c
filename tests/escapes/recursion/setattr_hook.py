# attack: __setattr__, __delattr__ and __dir__ that recurse
# stopped by: RecursionError
class S:
    def __setattr__(self, name, value):
        setattr(self, name, value)

S().a = 1

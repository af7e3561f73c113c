# attack: metaclass, name, module and mro of the exception's class lie or raise when the report reads them
# stopped by: X
class M(type):
    def __getattribute__(cls, name):
        if name in ("__name__", "__qualname__", "__module__", "__mro__"):
            raise KeyError
        return type.__getattribute__(cls, name)
    def __repr__(cls):
        raise KeyError
    def __instancecheck__(cls, o):
        return True
    def __subclasscheck__(cls, o):
        return True

class X(Exception, metaclass=M):
    @property
    def __class__(self):
        raise KeyError
    @property
    def args(self):
        raise KeyError
    @property
    def __traceback__(self):
        raise KeyError
    @property
    def __cause__(self):
        return self
    __context__ = __cause__

raise X

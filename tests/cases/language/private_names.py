# Name mangling: double underscores keep attributes private to a class.
class Base:
    def __init__(self):
        self.public = 1
        self._internal = 2
        self.__private = 3

    def reveal(self):
        return self.__private

    def __helper(self):
        return "base helper"

    def run(self):
        return self.__helper()


class Derived(Base):
    def __init__(self):
        super().__init__()
        self.__private = "derived"

    def __helper(self):
        return "derived helper"

    def both(self):
        return self.__private, self.reveal()


d = Derived()
print(d.public, d._internal, d.reveal(), d.both(), d.run())
print(sorted(vars(d)))
print(hasattr(d, "__private"), hasattr(d, "_Base__private"))
print(d._Derived__private, d._Base__private)
try:
    Base().__private
except AttributeError as error:
    print("AttributeError:", error)


class Constants:
    __limit = 10
    __dunder__ = "not mangled"

    @classmethod
    def limit(cls):
        return cls.__limit


print(Constants.limit(), [name for name in vars(Constants) if "limit" in name])

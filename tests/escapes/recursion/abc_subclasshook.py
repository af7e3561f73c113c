# attack: abstract classes whose __subclasshook__ asks issubclass again through registered chains
# stopped by: RecursionError
import abc

class A(abc.ABC):
    @classmethod
    def __subclasshook__(cls, other):
        return issubclass(type("N", (), {}), cls)

issubclass(int, A)

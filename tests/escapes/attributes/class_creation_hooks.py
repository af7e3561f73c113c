# attack: __prepare__, __set_name__, __init_subclass__ and __mro_entries__ run inside class creation and climb its frames
# prints: ['__prepare__', '__mro_entries__', '__prepare__', '__set_name__', '__init_subclass__']
climbed = []

def climb(where):
    climbed.append(where)
    try:
        raise KeyError
    except KeyError as e:
        frame = e.__traceback__.tb_frame
    while frame is not None:
        if frame.f_globals is not globals():
            print("ESCAPED from", where)
        frame = frame.f_back

class Meta(type):
    @classmethod
    def __prepare__(mcls, name, bases, **kw):
        climb("__prepare__")
        return {}

class D:
    def __set_name__(self, owner, name):
        climb("__set_name__")

class Base(metaclass=Meta):
    def __init_subclass__(cls, **kw):
        climb("__init_subclass__")

class Entry:
    def __mro_entries__(self, bases):
        climb("__mro_entries__")
        return (Base,)

class Sub(Entry()):
    x = D()
print(climbed)

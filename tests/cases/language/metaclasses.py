# Metaclasses: controlling class creation, registries and __init_subclass__.
class Registry(type):
    known = []

    def __new__(mcls, name, bases, namespace, **options):
        cls = super().__new__(mcls, name, bases, namespace)
        cls.tag = options.get("tag", name.lower())
        mcls.known.append(name)
        return cls

    def __init__(cls, name, bases, namespace, **options):
        super().__init__(name, bases, namespace)

    def __len__(cls):
        return len(cls.tag)

    def __call__(cls, *args):
        instance = super().__call__(*args)
        instance.created_by = "Registry"
        return instance


class Plugin(metaclass=Registry):
    pass


class Csv(Plugin, tag="comma"):
    pass


print(Registry.known, Plugin.tag, Csv.tag, len(Csv), type(Csv).__name__)
print(Csv().created_by)


class Command:
    commands = {}

    def __init_subclass__(cls, /, name=None, **rest):
        super().__init_subclass__(**rest)
        cls.commands[name or cls.__name__] = cls


class Start(Command, name="go"):
    pass


class Stop(Command):
    pass


print(sorted(Command.commands))
Dynamic = type("Dynamic", (Command,), {"value": 5, "get": lambda self: self.value})
print(Dynamic().get(), sorted(Command.commands))

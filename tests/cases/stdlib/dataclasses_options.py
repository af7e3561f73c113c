# dataclasses: frozen, order, slots, kw_only and field options.
from dataclasses import FrozenInstanceError, KW_ONLY, InitVar, dataclass, field


@dataclass(frozen=True, order=True)
class Version:
    major: int
    minor: int = 0
    label: str = field(default="", compare=False)


a, b = Version(1, 2), Version(1, 10, "beta")
print(a < b, sorted([b, a]), max(a, b).label, hash(a) == hash(Version(1, 2, "other")), {a: 1}[Version(1, 2)])
try:
    a.major = 5
except FrozenInstanceError as error:
    print(error)


@dataclass(slots=True)
class Point:
    x: int
    y: int


try:
    Point(1, 2).z = 3
except AttributeError:
    print("slots: no new attributes")


@dataclass(kw_only=True)
class Config:
    host: str
    port: int = 80


@dataclass
class Mixed:
    first: int
    _: KW_ONLY
    second: int = 2


print(Config(host="h"), Mixed(1, second=5))


@dataclass
class User:
    name: str
    password: str = field(repr=False)
    token: str = field(init=False, default="none")
    upper: InitVar[bool] = False

    def __post_init__(self, upper):
        if upper:
            self.name = self.name.upper()


print(User("ann", "secret"), User("bob", "x", upper=True).name, User("c", "pw").password)

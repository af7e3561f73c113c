# enum: methods, properties, string values and custom construction.
from enum import Enum, IntEnum, StrEnum, auto


class Planet(Enum):
    EARTH = (5.97e24, 6.37e6)
    MARS = (6.42e23, 3.39e6)

    def __init__(self, mass, radius):
        self.mass = mass
        self.radius = radius

    @property
    def gravity(self):
        return 6.674e-11 * self.mass / self.radius**2

    @classmethod
    def heaviest(cls):
        return max(cls, key=lambda p: p.mass)


print([f"{p.name} {p.gravity:.2f}" for p in Planet], Planet.heaviest().name)


class Level(IntEnum):
    LOW = 1
    HIGH = 10


print(Level.LOW < Level.HIGH, Level.LOW + 1, sorted([Level.HIGH, Level.LOW]), Level(10).name, f"{Level.LOW}")


class Mode(StrEnum):
    READ = auto()
    WRITE = "w"


print(Mode.READ, Mode.WRITE == "w", Mode.READ.upper(), f"{Mode.READ}", Mode("read").name)


class Weekday(Enum):
    MONDAY = 1
    SUNDAY = 7

    @classmethod
    def _missing_(cls, value):
        if isinstance(value, str):
            return cls[value.upper()]
        return None

    def __str__(self):
        return self.name.title()


print(Weekday("sunday").value, str(Weekday.MONDAY), f"{Weekday.SUNDAY}")

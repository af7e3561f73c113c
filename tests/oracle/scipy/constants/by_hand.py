# Sums with constants
from scipy import constants as c

print(round(c.c / 500e-9 / 1e12, 9), round(c.h * c.c / (500e-9 * c.e), 10))
print(round(c.k * 300 / c.e, 12), round(c.R * 273.15 / c.atm * 1000, 9))
print(c.kilo * c.hour, c.c == c.physical_constants["speed of light in vacuum"][0], c.convert_temperature(37, "C", "F").round(9))
try:
    c.nothing
except AttributeError as error:
    print(error)

# Units in the units of the SI
import numpy as np
from scipy import constants

for name in "inch foot yard mile nautical_mile pound ounce stone acre gallon barrel minute hour day week year knot mph atm bar torr psi eV calorie Btu hp degree arcmin zero_Celsius angstrom light_year parsec au ton_TNT carat hectare liter".split():
    print(name, getattr(constants, name))
print(constants.kilo, constants.mebi, constants.nano, constants.pi, constants.golden)

# CODATA's table and questions to it
import numpy as np
from scipy import constants


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


print(constants.physical_constants["speed of light in vacuum"], constants.physical_constants["electron mass"])
print(constants.value("elementary charge"), constants.unit("proton mass"), constants.precision("proton mass"))
print(constants.find("boltzmann"), len(constants.find()), len(constants.physical_constants))
refused(lambda: constants.value("patience"))

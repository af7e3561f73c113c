# Temperatures, wavelengths and frequencies
import numpy as np
from scipy import constants


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


print(constants.convert_temperature(np.array([-40, 40.0]), "Celsius", "Kelvin"), constants.convert_temperature(451, "F", "C"), constants.convert_temperature(300, "K", "Rankine"))
print(constants.lambda2nu(np.array([1, constants.speed_of_light])), constants.nu2lambda(5e14))
refused(lambda: constants.convert_temperature(1, "warm", "K"))
refused(lambda: constants.convert_temperature(1, "K", "cold"))

# Names that are gone or refused
import numpy as np
from scipy import integrate


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


refused(lambda: integrate.simps)
refused(lambda: integrate.cumtrapz)
refused(lambda: integrate.romberg)
refused(lambda: integrate.quadrature)
print(callable(integrate.trapezoid), issubclass(integrate.ODEintWarning, Warning), issubclass(integrate.IntegrationWarning, UserWarning))

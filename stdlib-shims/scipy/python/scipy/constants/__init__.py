"""Physical constants (CODATA 2022) and units."""

from scipy.constants._codata import ConstantWarning, find, physical_constants, precision, unit, value
from scipy.constants._scales import convert_temperature, lambda2nu, nu2lambda
from scipy.constants._units import *  # noqa: F403

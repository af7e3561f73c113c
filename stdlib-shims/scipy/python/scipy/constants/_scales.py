"""Temperatures between scales, wavelengths and frequencies."""

import numpy as np

from scipy.constants._units import c, zero_Celsius


def _scale(name, other_words):
    names = {"celsius": "C", "c": "C", "kelvin": "K", "k": "K", "fahrenheit": "F", "f": "F", "rankine": "R", "r": "R"}
    if name.lower() in names:
        return names[name.lower()]
    raise NotImplementedError(other_words)


def convert_temperature(val, old_scale, new_scale):
    """A temperature of one scale on another."""
    old = _scale(old_scale, f"old_scale={old_scale!r} is unsupported: supported scales are Celsius, Kelvin, Fahrenheit, and Rankine")
    given = np.asanyarray(val)
    kelvin = {
        "C": lambda: given + zero_Celsius,
        "K": lambda: given,
        "F": lambda: (given - 32) * 5 / 9 + zero_Celsius,
        "R": lambda: given * 5 / 9,
    }[old]()
    new = _scale(
        new_scale,
        f"new_scale={new_scale!r} is unsupported: supported scales are 'Celsius', 'Kelvin', 'Fahrenheit', and 'Rankine'"
    )
    found = {
        "C": lambda: kelvin - zero_Celsius,
        "K": lambda: kelvin,
        "F": lambda: (kelvin - zero_Celsius) * 9 / 5 + 32,
        "R": lambda: kelvin * 9 / 5,
    }[new]()
    return found[()] if isinstance(found, np.ndarray) and found.ndim == 0 else found


def lambda2nu(lambda_):
    """The frequency of light of a wavelength."""
    return c / np.asanyarray(lambda_)


def nu2lambda(nu):
    """The wavelength of light of a frequency."""
    return c / np.asanyarray(nu)

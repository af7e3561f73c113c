"""HUSL: hue, saturation and lightness as the eye measures them, from CIE LUV with chroma scaled to what sRGB can show."""

from math import atan2, cos, degrees, hypot, inf, radians, sin

_TO_RGB = ((3.2406, -1.5372, -0.4986), (-0.9689, 1.8758, 0.0415), (0.0557, -0.2040, 1.0570))
_TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE_U, _WHITE_V = 0.19784, 0.46834
_EPSILON, _KAPPA = 0.008856, 903.3


def _largest_chroma(lightness, hue):
    """The largest chroma of a hue at a lightness that is still a colour of sRGB."""
    sine, cosine = sin(radians(hue)), cos(radians(hue))
    cubed = (lightness + 16.0) ** 3 / 1560896.0
    scale = cubed if cubed > _EPSILON else lightness / _KAPPA
    smallest = inf
    for red, green, blue in _TO_RGB:
        top = (0.99915 * red + 1.05122 * green + 1.14460 * blue) * scale
        right = 0.86330 * blue - 0.17266 * green
        left = 0.12949 * blue - 0.38848 * red
        bottom = (right * sine + left * cosine) * scale
        for limit in (0.0, 1.0):
            chroma = lightness * (top - 1.05122 * limit) / (bottom + 0.17266 * sine * limit)
            if 0.0 < chroma < smallest:
                smallest = chroma
    return smallest


def husl_to_rgb(hue, saturation, lightness):
    """Red, green and blue of a HUSL colour; they may lie a little outside 0..1."""
    if lightness > 99.9999999 or lightness < 0.00000001:
        chroma = 0.0
    else:
        chroma = _largest_chroma(lightness, hue) / 100.0 * saturation
    if lightness > 99.9999999:
        lightness = 100.0
    elif lightness < 0.00000001:
        lightness = 0.0
    u, v = cos(radians(hue)) * chroma, sin(radians(hue)) * chroma
    if lightness == 0.0:
        x = y = z = 0.0
    else:
        y = ((lightness + 16.0) / 116.0) ** 3 if lightness > 8 else lightness / _KAPPA
        u, v = u / (13.0 * lightness) + _WHITE_U, v / (13.0 * lightness) + _WHITE_V
        x = -9.0 * y * u / ((u - 4.0) * v - u * v)
        z = (9.0 * y - 15.0 * v * y - v * x) / (3.0 * v)
    return [_to_display(a * x + b * y + c * z) for a, b, c in _TO_RGB]


def rgb_to_husl(red, green, blue):
    """Hue in degrees, saturation and lightness in percent."""
    linear = [_from_display(part) for part in (red, green, blue)]
    x, y, z = (sum(weight * part for weight, part in zip(row, linear)) for row in _TO_XYZ)
    lightness = 116.0 * y ** (1.0 / 3.0) - 16.0 if y > _EPSILON else y * _KAPPA
    if lightness <= 0.0:
        return [0.0, 0.0, 0.0]
    whole = x + 15.0 * y + 3.0 * z
    u = 13.0 * lightness * (4.0 * x / whole - _WHITE_U)
    v = 13.0 * lightness * (9.0 * y / whole - _WHITE_V)
    chroma, hue = hypot(u, v), degrees(atan2(v, u))
    if hue < 0.0:
        hue += 360.0
    if lightness > 99.9999999:
        return [hue, 0.0, 100.0]
    return [hue, chroma / _largest_chroma(lightness, hue) * 100.0, lightness]


def _to_display(part):
    return 12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


def _from_display(part):
    return ((part + 0.055) / 1.055) ** 2.4 if part > 0.04045 else part / 12.92

"""Light from one side on a surface, for shaded relief."""

import math

import numpy as np

from ._color_conversion import hsv_to_rgb, rgb_to_hsv


class LightSource:
    """A light at an azimuth and a height, both in degrees."""

    __module__ = "matplotlib.colors"

    def __init__(self, azdeg=315, altdeg=45, hsv_min_val=0, hsv_max_val=1, hsv_min_sat=1, hsv_max_sat=0):
        self.azdeg, self.altdeg = azdeg, altdeg
        self.hsv_min_val, self.hsv_max_val = hsv_min_val, hsv_max_val
        self.hsv_min_sat, self.hsv_max_sat = hsv_min_sat, hsv_max_sat

    @property
    def direction(self):
        """The unit vector towards the light."""
        azimuth, height = math.radians(90 - self.azdeg), math.radians(self.altdeg)
        return np.array([math.cos(azimuth) * math.cos(height), math.sin(azimuth) * math.cos(height), math.sin(height)])

    def hillshade(self, elevation, vert_exag=1, dx=1, dy=1, fraction=1.0):
        """How bright each place of a surface is, from 0 to 1."""
        down, right = np.gradient(vert_exag * np.asarray(elevation, float), -dy, dx)
        normals = np.stack([-right, -down, np.ones(right.shape)], axis=-1)
        normals = normals / np.sqrt((normals**2).sum(axis=-1, keepdims=True))
        return self.shade_normals(normals, fraction)

    def shade_normals(self, normals, fraction=1.0):
        """How bright places with given unit normals are, from 0 to 1."""
        intensity = normals @ self.direction
        low, high = intensity.min(), intensity.max()
        intensity = intensity * fraction
        if high - low > 1e-6:
            intensity = (intensity - low) / (high - low)
        return np.clip(intensity, 0, 1)

    def shade(self, data, cmap, norm=None, blend_mode="overlay", vmin=None, vmax=None, vert_exag=1, dx=1, dy=1, fraction=1, **kwargs):
        """The colours of data, lit as a surface of that height."""
        data = np.asarray(data)
        if norm is None:
            from ._norm_classes import Normalize
            norm = Normalize(vmin=data.min() if vmin is None else vmin, vmax=data.max() if vmax is None else vmax)
        rgba = cmap(norm(data))
        lit = self.shade_rgb(rgba, elevation=data, blend_mode=blend_mode, vert_exag=vert_exag, dx=dx, dy=dy, fraction=fraction, **kwargs)
        rgba[..., :3] = lit[..., :3]
        return rgba

    def shade_rgb(self, rgb, elevation, fraction=1.0, blend_mode="hsv", vert_exag=1, dx=1, dy=1, **kwargs):
        """Colours lit as a surface of the given height."""
        intensity = self.hillshade(elevation, vert_exag, dx, dy, fraction)[..., np.newaxis]
        blends = {"hsv": self.blend_hsv, "soft": self.blend_soft_light, "overlay": self.blend_overlay}
        if isinstance(blend_mode, str) and blend_mode in blends:
            return blends[blend_mode](rgb, intensity, **kwargs)
        if not callable(blend_mode):
            raise ValueError(f'"blend_mode" must be callable or one of {blends.keys}')
        return blend_mode(rgb, intensity, **kwargs)

    def blend_hsv(self, rgb, intensity, hsv_max_sat=None, hsv_max_val=None, hsv_min_val=None, hsv_min_sat=None):
        """Makes colours lighter or darker by saturation and value."""
        most_sat = self.hsv_max_sat if hsv_max_sat is None else hsv_max_sat
        most_val = self.hsv_max_val if hsv_max_val is None else hsv_max_val
        least_sat = self.hsv_min_sat if hsv_min_sat is None else hsv_min_sat
        least_val = self.hsv_min_val if hsv_min_val is None else hsv_min_val
        hsv = rgb_to_hsv(rgb[..., 0:3])
        light = 2 * intensity[..., 0] - 1
        sat, val = hsv[..., 1], hsv[..., 2]
        coloured = np.abs(sat) > 1e-10
        new_sat = np.where(coloured & (light > 0), (1 - light) * sat + light * most_sat, sat)
        new_sat = np.where(coloured & (light < 0), (1 + light) * sat - light * least_sat, new_sat)
        new_val = np.where(light > 0, (1 - light) * val + light * most_val, (1 + light) * val - light * least_val)
        return hsv_to_rgb(np.stack([hsv[..., 0], np.clip(new_sat, 0, 1), np.clip(new_val, 0, 1)], axis=-1))

    def blend_soft_light(self, rgb, intensity):
        """Mixes colours and light softly."""
        return 2 * intensity * rgb + (1 - 2 * intensity) * rgb**2

    def blend_overlay(self, rgb, intensity):
        """Mixes colours and light with more contrast."""
        return np.where(rgb <= 0.5, 2 * intensity * rgb, 1 - 2 * (1 - intensity) * (1 - rgb))

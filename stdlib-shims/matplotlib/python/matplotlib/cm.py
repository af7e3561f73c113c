"""The registry of colormaps, and objects whose values become colours."""

import numpy as np

from . import rcParams
from ._colormap_classes import Colormap, masked_places
from ._norm_classes import Normalize

_made = {}


class _Later:
    """A colormap that is made when somebody asks for it."""

    def __init__(self, name, make):
        self._name, self._make = name, make

    def copy(self):
        """The colormap."""
        return self._make(self._name)


class ColormapRegistry:
    """Colormaps by name (`matplotlib.colormaps`); those of matplotlib are made when first asked for."""

    def __init__(self):
        self._own = {}

    def __getitem__(self, item):
        found = self._own.get(item)
        if found is None:
            found = _built_in(item)
            if found is None:
                raise KeyError(f"{item!r} is not a known colormap name")
        return found.copy()

    def __iter__(self):
        from ._colormap_making import ALL_NAMES
        return iter([*ALL_NAMES, *(name for name in self._own if name not in ALL_NAMES)])

    def __len__(self):
        return sum(1 for _ in self)

    def __contains__(self, name):
        return name in list(self)

    def keys(self):
        """The names."""
        return list(self)

    def values(self):
        """The colormaps."""
        return [self[name] for name in self]

    def items(self):
        """Names and colormaps."""
        return [(name, self[name]) for name in self]

    def get(self, name, default=None):
        """A colormap, or the default for a name that is not there."""
        return self[name] if name in self else default

    def __call__(self):
        return list(self)

    def __str__(self):
        return "ColormapRegistry; available colormaps:\n" + ", ".join(f"'{name}'" for name in self)

    def register(self, cmap, *, name=None, force=False):
        """Adds a colormap, under its own name unless another one is given."""
        if not isinstance(cmap, Colormap):
            raise TypeError(f"'cmap' must be an instance of matplotlib.colors.Colormap, not a {type(cmap).__name__}")
        name = name or cmap.name
        if name in self:
            if not force:
                raise ValueError(f'A colormap named "{name}" is already registered.')
            if name not in self._own:
                raise ValueError(f"Re-registering the builtin cmap {name!r} is not allowed.")
        made = cmap.copy()
        if made.name != name:
            made.name = name
        self._own[name] = made

    def _register_later(self, names, make):
        """Adds colormaps that `make(name)` makes when they are asked for."""
        for name in names:
            self._own.setdefault(name, _Later(name, make))

    def unregister(self, name):
        """Removes a colormap that was added."""
        from ._colormap_making import ALL_NAMES
        if name in ALL_NAMES:
            raise ValueError(f"cannot unregister {name!r} which is a builtin colormap.")
        self._own.pop(name, None)

    def get_cmap(self, cmap):
        """A colormap from a name, from itself, or from None (the default one)."""
        if cmap is None:
            cmap = rcParams["image.cmap"]
        if isinstance(cmap, Colormap):
            return cmap
        if isinstance(cmap, str):
            check_name(cmap, "cmap")
            return self[cmap]
        raise TypeError(f"get_cmap expects None or an instance of a str or Colormap . you passed {cmap!r} of type {type(cmap)}")


_colormaps = ColormapRegistry()


def check_name(name, argument):
    """ValueError if there is no such colormap."""
    if name not in _colormaps._own and _built_in(name) is None:
        words = ", ".join(repr(one) for one in sorted(_colormaps))
        raise ValueError(f"{name!r} is not a valid value for {argument}; supported values are {words}")


def _built_in(name):
    """One of matplotlib's colormaps, not to be changed; None if there is none of that name."""
    found = _made.get(name)
    if found is None:
        from ._colormap_making import ALL_NAMES, make
        if name not in ALL_NAMES:
            return None
        found = _made[name] = make(name)
    return found


def get_cmap(name=None, lut=None):
    """A colormap, with `lut` colours if that is given."""
    if name is None:
        name = rcParams["image.cmap"]
    if isinstance(name, Colormap):
        return name
    check_name(name, "name")
    found = _colormaps[name]
    return found if lut is None else found.resampled(lut)


def _ensure_cmap(cmap):
    """A colormap from a name, from itself, or from None (the default one)."""
    if isinstance(cmap, Colormap):
        return cmap
    return _colormaps.get_cmap(cmap)


def _known(values):
    """The values without those that are missing or infinite, which have no part in limits."""
    if isinstance(values, np.ndarray) and values.dtype.kind == "f" and not np.isfinite(values).all():
        return values[np.isfinite(values)]
    return values


class ScalarMappable:
    """Something whose values are shown as colours, by a norm and a colormap."""

    def __init__(self, norm=None, cmap=None):
        self._A = None
        self._norm = None
        self._id_norm = None
        self.colorbar = None
        self._mappable_callbacks = None
        self.set_norm(norm)
        self.set_cmap(cmap)

    @property
    def callbacks(self):
        """Functions to call when the norm or the colormap changes."""
        if self._mappable_callbacks is None:
            from .cbook import CallbackRegistry
            self._mappable_callbacks = CallbackRegistry(signals=["changed"])
        return self._mappable_callbacks

    @property
    def norm(self):
        """How values become numbers from 0 to 1."""
        return self._norm

    @norm.setter
    def norm(self, norm):
        self.set_norm(norm)

    @property
    def cmap(self):
        """How numbers from 0 to 1 become colours."""
        return self._cmap

    @cmap.setter
    def cmap(self, cmap):
        self.set_cmap(cmap)

    def set_norm(self, norm):
        """Sets the norm: one of its own, a scale's name, or None for a linear one."""
        if norm is not None and not isinstance(norm, (Normalize, str)):
            raise TypeError(f"'norm' must be an instance of matplotlib.colors.Normalize, str or None, not a {type(norm).__name__}")
        if norm is None:
            norm = Normalize()
        elif isinstance(norm, str):
            from ._norms_from_scales import norm_by_scale_name
            norm = norm_by_scale_name(norm)
        if norm is self._norm:
            return
        first = self._norm is None
        if not first:
            self._norm.callbacks.disconnect(self._id_norm)
        self._norm = norm
        self._id_norm = norm.callbacks.connect("changed", self.changed)
        if not first:
            self.changed()

    def set_cmap(self, cmap):
        """Sets the colormap, by name or itself."""
        first = not hasattr(self, "_cmap")
        self._cmap = _ensure_cmap(cmap)
        if not first:
            self.changed()

    def get_cmap(self):
        """The colormap."""
        return self._cmap

    def _scale_norm(self, norm, vmin, vmax):
        """Takes `vmin`, `vmax` and the data for the limits of the norm."""
        if vmin is not None or vmax is not None:
            self.set_clim(vmin, vmax)
            if isinstance(norm, Normalize):
                raise ValueError("Passing a Normalize instance simultaneously with vmin/vmax is not supported.  "
                                 "Please pass vmin/vmax directly to the norm when creating it.")
        self.autoscale_None()

    def to_rgba(self, x, alpha=None, bytes=False, norm=True):
        """The colours of values, or of an image that has colours already."""
        mask = masked_places(x)
        if isinstance(x, np.ndarray) and x.ndim == 3:
            return self._image_rgba(x, alpha, bytes)
        values = np.asarray(x.filled(np.nan) if mask is not None and x.dtype.kind == "f" else x)
        result = self._norm(values) if norm else values
        rgba = self._cmap(result, alpha=alpha, bytes=bytes)
        if values.ndim:
            missing = np.isnan(values) if values.dtype.kind == "f" else mask
            if missing is not None and missing.any():
                rgba[missing] = (self._cmap.get_bad() * (255 if bytes else 1)).astype(rgba.dtype)
        return rgba

    def _image_rgba(self, x, alpha, as_bytes):
        if x.shape[2] == 3:
            alpha = 1 if alpha is None else alpha
            if x.dtype == np.uint8:
                alpha = np.uint8(alpha * 255)
            rgba = np.empty((x.shape[0], x.shape[1], 4), dtype=x.dtype)
            rgba[..., :3] = x
            rgba[..., 3] = alpha
        elif x.shape[2] == 4:
            rgba = x
        else:
            raise ValueError("Third dimension must be 3 or 4")
        if rgba.dtype.kind == "f":
            if rgba.size and (np.nanmax(rgba) > 1 or np.nanmin(rgba) < 0):
                raise ValueError("Floating point image RGB values must be in the 0..1 range.")
            if as_bytes:
                rgba = (rgba * 255).astype(np.uint8)
        elif rgba.dtype == np.uint8:
            if not as_bytes:
                rgba = rgba.astype(np.float32) / 255
        else:
            raise ValueError(f"Image RGB array must be uint8 or floating point; found {rgba.dtype}")
        return rgba

    def set_array(self, A):
        """Sets the values."""
        if A is None:
            self._A = None
            return
        values = A if hasattr(A, "filled") else np.array(A)
        if values.dtype.kind not in "biuf":
            try:
                values = values.astype(float)
            except (TypeError, ValueError):
                raise TypeError(f"Image data of dtype {values.dtype} cannot be converted to float") from None
        self._A = values
        if not self.norm.scaled():
            self.autoscale_None()

    def get_array(self):
        """The values."""
        return self._A

    def get_clim(self):
        """The limits of the norm."""
        return self.norm.vmin, self.norm.vmax

    def set_clim(self, vmin=None, vmax=None):
        """Sets the limits of the norm, as two numbers or one pair."""
        if vmax is None:
            try:
                vmin, vmax = vmin
            except (TypeError, ValueError):
                pass
        self.norm._set_limits(vmin, vmax)

    def get_alpha(self):
        """The transparency of the colours."""
        return 1.0

    def autoscale(self):
        """Sets the limits of the norm from the values."""
        if self._A is None:
            raise TypeError("You must first set_array for mappable")
        self.norm.autoscale(_known(self._A))

    def autoscale_None(self):
        """Sets the limits of the norm that are not set, from the values."""
        if self._A is None:
            raise TypeError("You must first set_array for mappable")
        self.norm.autoscale_None(_known(self._A))

    def changed(self):
        """Tells the colorbar and whoever asked to be told."""
        if self._mappable_callbacks is not None:
            self._mappable_callbacks.process("changed", self)
        self.stale = True


ScalarMappable.__module__ = "matplotlib.cm"


def __getattr__(name):
    found = None if name.startswith("__") else _built_in(name)
    if found is None:
        raise AttributeError(f"module 'matplotlib.cm' has no attribute {name!r}")
    return found

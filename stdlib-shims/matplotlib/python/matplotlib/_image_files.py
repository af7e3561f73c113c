"""Pictures in files: PNG in and out."""

import numpy as np

import _matplotlib

from matplotlib import rcParams


def read(fname, format=None):
    """A PNG as floats from 0 to 1: (rows, columns) grey, or with 3 or 4 colours."""
    if isinstance(fname, str) and ("://" in fname):
        raise ValueError("Please open the URL for reading and pass the result to Pillow, e.g. with "
                         "``np.array(PIL.Image.open(urllib.request.urlopen(url)))``.")
    if hasattr(fname, "read"):
        content = fname.read()
    else:
        with open(fname, "rb") as file:
            content = file.read()
    if content[:8] != b"\x89PNG\r\n\x1a\n":
        raise NotImplementedError("imread: only PNG files can be read")
    return _matplotlib.read_png(content)


def save(fname, arr, vmin, vmax, cmap, format, origin, dpi, metadata):
    """Write an array as PNG, one pixel per value."""
    from .cm import ScalarMappable
    if format is None:
        name = fname if isinstance(fname, str) else getattr(fname, "name", "")
        format = str(name).rsplit(".", 1)[-1].lower() if "." in str(name) else "png"
    if format != "png":
        raise NotImplementedError(f"imsave(format={format!r}): pictures are saved as PNG")
    if origin is None:
        origin = rcParams["image.origin"]
    colours = ScalarMappable(cmap=cmap)
    colours.set_clim(vmin, vmax)
    arr = np.asarray(arr)
    if origin == "lower":
        arr = arr[::-1]
    if arr.ndim == 3 and arr.dtype == np.uint8 and arr.shape[-1] == 4:
        rgba = arr
    else:
        colours.set_array(arr)
        if arr.ndim == 2:
            colours.autoscale_None()
        rgba = colours.to_rgba(arr, bytes=True)
    height, width = rgba.shape[:2]
    canvas = _matplotlib.Canvas(width, height, dpi)
    canvas.image(rgba, 0, 0, width, height, None, None, None, "nearest")
    content = canvas.png(dict(metadata or {}))
    if hasattr(fname, "write"):
        fname.write(content)
    else:
        with open(fname, "wb") as file:
            file.write(content)

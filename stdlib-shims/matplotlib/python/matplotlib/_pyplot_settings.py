"""Settings in pyplot: rc, colour maps, images from files, and looking at artists."""

from matplotlib._pyplot_axes import gcf, gci

__all__ = [
    "autumn", "bone", "clim", "cool", "copper", "findobj", "flag", "get", "get_cmap", "get_plot_commands", "getp",
    "gray", "hot", "hsv", "imread", "imsave", "inferno", "install_repl_displayhook", "jet", "magma", "nipy_spectral",
    "pink", "plasma", "prism", "rc", "rc_context", "rcdefaults", "set_cmap", "set_loglevel", "setp", "spring",
    "summer", "uninstall_repl_displayhook", "viridis", "winter", "xkcd",
]


def rc(group, **kwargs):
    """Set several settings of a group, such as rc('lines', linewidth=2)."""
    import matplotlib

    matplotlib.rc(group, **kwargs)


def rc_context(rc=None, fname=None):
    """Settings that hold inside a `with` block."""
    import matplotlib

    return matplotlib.rc_context(rc, fname)


def rcdefaults():
    """Set everything back to the defaults."""
    import matplotlib

    matplotlib.rcdefaults()


def set_loglevel(*args, **kwargs):
    """Set what matplotlib logs."""
    import matplotlib

    return matplotlib.set_loglevel(*args, **kwargs)


def setp(obj, *args, **kwargs):
    """Set properties of one or several artists."""
    from matplotlib import artist

    return artist.setp(obj, *args, **kwargs)


def getp(obj, *args, **kwargs):
    """The value of a property, or all of them printed."""
    from matplotlib import artist

    return artist.getp(obj, *args, **kwargs)


def get(obj, *args, **kwargs):
    """The value of a property, or all of them printed."""
    return getp(obj, *args, **kwargs)


def findobj(o=None, match=None, include_self=True):
    """Artists below one, of a class or for which a function says yes."""
    return (gcf() if o is None else o).findobj(match, include_self=include_self)


def get_plot_commands():
    """Names of the functions here that plot."""
    from matplotlib._public_names import PLOT_COMMANDS

    return list(PLOT_COMMANDS)


def get_cmap(name=None, lut=None):
    """A colour map by its name, with another number of colours if given."""
    import matplotlib
    from matplotlib.colors import Colormap

    if name is None:
        name = matplotlib.rcParams["image.cmap"]
    if isinstance(name, Colormap):
        return name
    if name not in matplotlib.colormaps:
        known = ", ".join(map(repr, sorted(matplotlib.colormaps)))
        raise ValueError(f"{name!r} is not a valid value for name; supported values are {known}")
    cmap = matplotlib.colormaps[name]
    return cmap if lut is None else cmap.resampled(lut)


def set_cmap(cmap):
    """Set the colour map of the current image and of those to come."""
    cmap = get_cmap(cmap)
    rc("image", cmap=cmap.name)
    shown = gci()
    if shown is not None:
        shown.set_cmap(cmap)


def clim(vmin=None, vmax=None):
    """Set the values at the ends of the colours of the current image."""
    shown = gci()
    if shown is None:
        raise RuntimeError("You must first define an image, e.g., with imshow")
    shown.set_clim(vmin, vmax)


def imread(fname, format=None):
    """Read an image as an array."""
    from matplotlib import image

    return image.imread(fname, format)


def imsave(fname, arr, **kwargs):
    """Write an array as an image."""
    from matplotlib import image

    return image.imsave(fname, arr, **kwargs)


def xkcd(scale=1, length=100, randomness=2):
    """Refused: lines are drawn straight."""
    raise NotImplementedError("matplotlib.pyplot.xkcd is not available: lines are not drawn as sketches")


def install_repl_displayhook():
    """Nothing: figures are drawn when they are saved."""


def uninstall_repl_displayhook():
    """Nothing: figures are drawn when they are saved."""


def autumn():
    """Set the colour map to 'autumn'."""
    set_cmap("autumn")


def bone():
    """Set the colour map to 'bone'."""
    set_cmap("bone")


def cool():
    """Set the colour map to 'cool'."""
    set_cmap("cool")


def copper():
    """Set the colour map to 'copper'."""
    set_cmap("copper")


def flag():
    """Set the colour map to 'flag'."""
    set_cmap("flag")


def gray():
    """Set the colour map to 'gray'."""
    set_cmap("gray")


def hot():
    """Set the colour map to 'hot'."""
    set_cmap("hot")


def hsv():
    """Set the colour map to 'hsv'."""
    set_cmap("hsv")


def inferno():
    """Set the colour map to 'inferno'."""
    set_cmap("inferno")


def jet():
    """Set the colour map to 'jet'."""
    set_cmap("jet")


def magma():
    """Set the colour map to 'magma'."""
    set_cmap("magma")


def nipy_spectral():
    """Set the colour map to 'nipy_spectral'."""
    set_cmap("nipy_spectral")


def pink():
    """Set the colour map to 'pink'."""
    set_cmap("pink")


def plasma():
    """Set the colour map to 'plasma'."""
    set_cmap("plasma")


def prism():
    """Set the colour map to 'prism'."""
    set_cmap("prism")


def spring():
    """Set the colour map to 'spring'."""
    set_cmap("spring")


def summer():
    """Set the colour map to 'summer'."""
    set_cmap("summer")


def viridis():
    """Set the colour map to 'viridis'."""
    set_cmap("viridis")


def winter():
    """Set the colour map to 'winter'."""
    set_cmap("winter")

"""Kinds of axes by name: rectilinear, polar and 3d. Maps of the earth are refused by name."""

_MAPS = ("aitoff", "hammer", "lambert", "mollweide")
_registered = {}


def register_projection(cls):
    """Makes a class of axes known by its `name`."""
    _registered[cls.name] = cls


def get_projection_class(projection=None):
    """The class of axes of a name."""
    if projection is None or projection == "rectilinear":
        from matplotlib.axes import Axes

        return Axes
    if projection in _registered:
        return _registered[projection]
    if projection == "polar":
        from matplotlib.projections.polar import PolarAxes

        return PolarAxes
    if projection == "3d":
        from mpl_toolkits.mplot3d.axes3d import Axes3D

        return Axes3D
    if projection in _MAPS:
        raise NotImplementedError(f"projection={projection!r} is not available: maps of the earth are not drawn")
    raise ValueError(f"Unknown projection {projection!r}")


def get_projection_names():
    """The names, sorted."""
    return sorted({"3d", "polar", "rectilinear", *_registered})


class ProjectionRegistry:
    """The names and classes of axes."""

    def register(self, *projections):
        """Makes classes known."""
        for cls in projections:
            register_projection(cls)

    def get_projection_class(self, name):
        """The class of a name."""
        return get_projection_class(name)

    def get_projection_names(self):
        """The names, sorted."""
        return get_projection_names()


projection_registry = ProjectionRegistry()


def __getattr__(name):
    if name == "PolarAxes":
        from matplotlib.projections.polar import PolarAxes

        return PolarAxes
    raise AttributeError(f"module 'matplotlib.projections' has no attribute {name!r}")

"""Styles that are named in text with their settings: "round,pad=0.3"."""


class NamedStyle:
    """`Style("name,key=value")` makes the style of that name; each subclass has a table of its own."""

    _style_list = {}

    def __new__(cls, stylename, **kwargs):
        name, *settings = stylename.replace(" ", "").split(",")
        kind = cls._style_list.get(name)
        if kind is None:
            raise ValueError(f"Unknown style: {stylename!r}")
        try:
            pairs = [setting.split("=") for setting in settings]
            given = {key: float(value) for key, value in pairs}
        except ValueError as error:
            raise ValueError(f"Incorrect style argument: {stylename!r}") from error
        return kind(**{**given, **kwargs})

    @classmethod
    def get_styles(cls):
        """The styles by name."""
        return cls._style_list

    @classmethod
    def register(cls, name, style):
        """Add a style."""
        cls._style_list[name] = style

    @classmethod
    def _adopt(cls):
        """Show the styles under the name of their table."""
        for style in cls._style_list.values():
            style.__module__ = cls.__module__
            style.__qualname__ = f"{cls.__name__}.{style.__name__}"

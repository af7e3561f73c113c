"""Effects on paths and text: outlines, shadows."""

from ._affine import Affine2D
from .colors import to_rgba


class AbstractPathEffect:
    """Something drawn in place of, or besides, a path."""

    def __init__(self, offset=(0.0, 0.0)):
        self._offset = offset

    def _offset_transform(self, renderer):
        return Affine2D().translate(*map(renderer.points_to_pixels, self._offset))

    @staticmethod
    def _update_gc(gc, new_gc_dict):
        """Set the properties of a context by name."""
        settings = dict(new_gc_dict)
        dashes = settings.pop("dashes", None)
        if dashes:
            gc.set_dashes(**dashes)
        for name, value in settings.items():
            setter = getattr(gc, "set_" + name, None)
            if not callable(setter):
                raise AttributeError(f"Unknown property {name}")
            setter(value)
        return gc

    def _context(self, renderer, gc):
        made = renderer.new_gc()
        made.copy_properties(gc)
        return made

    def draw_path(self, renderer, gc, tpath, affine, rgbFace=None):
        if isinstance(renderer, PathEffectRenderer):
            renderer = renderer._renderer
        return renderer.draw_path(gc, tpath, affine, rgbFace)


class PathEffectRenderer:
    """A renderer that draws each path once for each effect."""

    def __init__(self, path_effects, renderer):
        self._path_effects = path_effects
        self._renderer = renderer

    def copy_with_path_effect(self, path_effects):
        return PathEffectRenderer(path_effects, self._renderer)

    def __getattr__(self, name):
        return getattr(self._renderer, name)

    def draw_path(self, gc, tpath, affine, rgbFace=None):
        for effect in self._path_effects:
            effect.draw_path(self._renderer, gc, tpath, affine, rgbFace)

    def draw_markers(self, gc, marker_path, marker_trans, path, trans, rgbFace=None):
        points = trans.transform(trans.transform_non_affine(path.vertices)) if not trans.is_affine else trans.transform(path.vertices)
        for x, y in points.tolist():
            if x == x and y == y:
                self.draw_path(gc, marker_path, marker_trans + Affine2D().translate(x, y), rgbFace)

    def draw_path_collection(self, gc, master_transform, paths, all_transforms, offsets, offset_trans, facecolors, edgecolors,
                             linewidths, linestyles, antialiaseds, urls, offset_position, *, hatchcolors=None):
        places = offset_trans.transform(offsets).tolist() if len(offsets) else [[0.0, 0.0]]
        for number in range(max(len(paths), len(places))):
            made = self._renderer.new_gc()
            made.copy_properties(gc)
            edge = tuple(edgecolors[number % len(edgecolors)]) if len(edgecolors) else None
            made.set_linewidth(linewidths[number % len(linewidths)] if edge else 0)
            if edge:
                made.set_foreground(edge, isRGBA=True)
            if len(linestyles):
                made.set_dashes(*linestyles[number % len(linestyles)])
            place = master_transform
            if len(all_transforms):
                place = Affine2D(all_transforms[number % len(all_transforms)].tolist()) + place
            x, y = places[number % len(places)]
            face = tuple(facecolors[number % len(facecolors)]) if len(facecolors) else None
            self.draw_path(made, paths[number % len(paths)], place + Affine2D().translate(x, y), face)

    def draw_text(self, gc, x, y, s, prop, angle, ismath=False, mtext=None):
        from ._renderer import text_outline
        outline = text_outline(s, prop.get_size_in_points() * self._renderer.points_to_pixels(1.0), prop, ismath)
        colour = gc.get_rgb()
        plain = self._renderer.new_gc()
        plain.copy_properties(gc)
        plain.set_linewidth(0.0)
        self.draw_path(plain, outline, Affine2D().rotate_deg(angle).translate(x, y), colour)


class Normal(AbstractPathEffect):
    """The path itself."""


class Stroke(AbstractPathEffect):
    """The path with another line."""

    def __init__(self, offset=(0, 0), **kwargs):
        super().__init__(offset)
        self._gc = kwargs

    def draw_path(self, renderer, gc, tpath, affine, rgbFace=None):
        made = self._update_gc(self._context(renderer, gc), self._gc)
        renderer.draw_path(made, tpath, affine + self._offset_transform(renderer), rgbFace)


def _followed_by_normal(effect):
    """The effect, then the path itself on top."""
    class WithNormal(effect):
        def draw_path(self, renderer, gc, tpath, affine, rgbFace=None):
            super().draw_path(renderer, gc, tpath, affine, rgbFace)
            renderer.draw_path(gc, tpath, affine, rgbFace)

    WithNormal.__name__ = WithNormal.__qualname__ = "with" + effect.__name__
    return WithNormal


class SimplePatchShadow(AbstractPathEffect):
    """A shadow of a filled path."""

    def __init__(self, offset=(2, -2), shadow_rgbFace=None, alpha=None, rho=0.3, **kwargs):
        super().__init__(offset)
        self._shadow_rgbFace = shadow_rgbFace if shadow_rgbFace is None else to_rgba(shadow_rgbFace)
        self._alpha = 0.3 if alpha is None else alpha
        self._rho = rho
        self._gc = kwargs

    def draw_path(self, renderer, gc, tpath, affine, rgbFace=None):
        made = self._context(renderer, gc)
        made.set_linewidth(0)
        if self._shadow_rgbFace is None:
            r, g, b = (rgbFace or (1.0, 1.0, 1.0))[:3]
            shade = (r * self._rho, g * self._rho, b * self._rho)
        else:
            shade = self._shadow_rgbFace
        made.set_foreground("none")
        made.set_alpha(self._alpha)
        made = self._update_gc(made, self._gc)
        made.set_linewidth(0)
        renderer.draw_path(made, tpath, affine + self._offset_transform(renderer), shade)


class SimpleLineShadow(AbstractPathEffect):
    """A shadow of a line."""

    def __init__(self, offset=(2, -2), shadow_color="k", alpha=0.3, rho=0.3, **kwargs):
        super().__init__(offset)
        self._shadow_color = shadow_color if shadow_color is None else to_rgba(shadow_color)
        self._alpha = alpha
        self._rho = rho
        self._gc = kwargs

    def draw_path(self, renderer, gc, tpath, affine, rgbFace=None):
        made = self._context(renderer, gc)
        if self._shadow_color is None:
            r, g, b = (gc.get_rgb() or (1.0, 1.0, 1.0))[:3]
            shade = (r * self._rho, g * self._rho, b * self._rho)
        else:
            shade = self._shadow_color
        made.set_foreground(shade)
        made.set_alpha(self._alpha)
        made = self._update_gc(made, self._gc)
        renderer.draw_path(made, tpath, affine + self._offset_transform(renderer))


class PathPatchEffect(AbstractPathEffect):
    """The path as a patch of its own."""

    def __init__(self, offset=(0, 0), **kwargs):
        super().__init__(offset)
        from .patches import PathPatch
        from .path import Path
        self.patch = PathPatch(Path([(0, 0)]), **kwargs)

    def draw_path(self, renderer, gc, tpath, affine, rgbFace=None):
        self.patch._path = tpath
        self.patch.set_transform(affine + self._offset_transform(renderer))
        self.patch.set_clip_box(gc.get_clip_rectangle())
        if gc._clippath is not None and self.patch.get_clip_path() is None:
            self.patch.set_clip_path(gc._clippath)
        self.patch.draw(renderer)


withStroke = _followed_by_normal(Stroke)
withSimplePatchShadow = _followed_by_normal(SimplePatchShadow)


def __getattr__(name):
    if name in ("TickedStroke", "withTickedStroke"):
        raise NotImplementedError(f"matplotlib.patheffects.{name} is not available")
    raise AttributeError(f"module 'matplotlib.patheffects' has no attribute {name!r}")

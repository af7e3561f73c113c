"""Drawing an axes, the boxes around it, its frame and background."""

import math

from matplotlib import transforms as mtransforms


class Drawing:
    """How an axes is drawn and how much room it takes."""

    axison = True

    def draw(self, renderer):
        """Draw everything in the axes, by zorder."""
        if renderer is None:
            raise RuntimeError("No renderer defined")
        if not self.get_visible():
            return
        self._unstale_viewLim()
        renderer.open_group("axes", gid=self.get_gid())
        locator = self._axes_locator
        self.apply_aspect(locator(self, renderer) if locator else None)
        framed = self.axison and self._frameon
        artists = list(self._children)
        if framed:
            artists += self.spines.values()
        with self._steady_ticks():
            self._update_title_position(renderer)
            if self.axison:
                artists += self._axis_map.values()
            artists += [text for text in self._title_texts.values() if text.get_text()]
            artists += self.child_axes
            if self.legend_ is not None:
                artists.append(self.legend_)
            if framed:
                self.patch.draw(renderer)
            for artist in sorted(artists, key=lambda artist: artist.zorder):
                artist.draw(renderer)
        renderer.close_group("axes")
        self.stale = False

    def _steady_ticks(self):
        return _SteadyTicks(self)

    def draw_artist(self, a):
        """Draw one artist of the axes."""
        a.draw(self.get_figure(root=True).canvas.get_renderer())

    def redraw_in_frame(self):
        """Draw the axes again."""
        self.draw(self.get_figure(root=True).canvas.get_renderer())

    def get_window_extent(self, renderer=None):
        """The box of the axes without ticks and labels, in pixels."""
        return self.bbox

    def get_tightbbox(self, renderer=None, *, call_axes_locator=True, bbox_extra_artists=None, for_layout_only=False):
        """The box around the axes with ticks, labels, titles and legend, in pixels; None if nothing is shown."""
        if not self.get_visible():
            return None
        if renderer is None:
            renderer = self.get_figure(root=True)._get_renderer()
        locator = self._axes_locator
        self.apply_aspect(locator(self, renderer) if locator and call_axes_locator else None)
        boxes = []
        with self._steady_ticks():
            for axis in self._axis_map.values():
                if self.axison and axis.get_visible():
                    box = axis.get_tightbbox(renderer, for_layout_only=for_layout_only)
                    if box:
                        boxes.append(box)
            self._update_title_position(renderer)
            outline = self.get_window_extent(renderer)
            if math.isfinite(outline.width) and math.isfinite(outline.height):
                boxes.append(outline)
            for text in self._title_texts.values():
                if text.get_visible():
                    box = text.get_window_extent(renderer)
                    if for_layout_only and box.width > 0:
                        box = mtransforms.Bbox.from_extents((box.x0 + box.x1) / 2 - 0.5, box.y0, (box.x0 + box.x1) / 2 + 0.5, box.y1)
                    boxes.append(box)
            if bbox_extra_artists is None:
                bbox_extra_artists = self.get_default_bbox_extra_artists()
            for artist in bbox_extra_artists:
                box = artist.get_tightbbox(renderer)
                if box is not None and 0 < box.width < math.inf and 0 < box.height < math.inf:
                    boxes.append(box)
        return mtransforms.Bbox.union([box for box in boxes if box.width != 0 or box.height != 0])

    def get_default_bbox_extra_artists(self):
        """What counts for the tight box besides both axes and the titles."""
        artists = [*self._children, *(self.spines.values() if self.axison and self._frameon else ()), *self.child_axes]
        if self.legend_ is not None:
            artists.append(self.legend_)
        artists.append(self.patch)
        return [a for a in artists if a.get_visible() and a.get_in_layout() and (a in self.child_axes or not a._fully_clipped_to_axes())]

    def get_frame_on(self):
        """Whether background and spines are drawn."""
        return self._frameon

    def set_frame_on(self, b):
        """Set whether background and spines are drawn."""
        self._frameon = b
        self.stale = True

    def set_axis_off(self):
        """Hide both axes, the spines and the background."""
        self.axison = False
        self.stale = True

    def set_axis_on(self):
        """Show both axes, the spines and the background."""
        self.axison = True
        self.stale = True

    def get_facecolor(self):
        """The colour of the background."""
        return self.patch.get_facecolor()

    get_fc = get_facecolor

    def set_facecolor(self, color):
        """Set the colour of the background."""
        self._facecolor = color
        self.stale = True
        return self.patch.set_facecolor(color)

    set_fc = set_facecolor

    def get_rasterization_zorder(self):
        """The zorder below which artists become pixels in vector formats, or None."""
        return self._rasterization_zorder

    def set_rasterization_zorder(self, z):
        """Set the zorder below which artists become pixels in vector formats."""
        self._rasterization_zorder = z
        self.stale = True

    def get_navigate(self):
        """Whether a window would let its user move the view."""
        return self._navigate

    def set_navigate(self, b):
        """Set whether a window would let its user move the view."""
        self._navigate = b

    def get_navigate_mode(self):
        """Always None: there is no window."""
        return self._navigate_mode

    def set_navigate_mode(self, b):
        """Accepted, and without effect: there is no window."""
        self._navigate_mode = b

    def can_zoom(self):
        """Whether the view could be zoomed."""
        return True

    def can_pan(self):
        """Whether the view could be moved."""
        return True

    def in_axes(self, mouseevent):
        """Whether the place of an event lies in the background."""
        return self.patch.contains(mouseevent)[0]

    def start_pan(self, x, y, button):
        """Refused: there is no window."""
        raise NotImplementedError("Axes.start_pan is not available: there is no window, use set_xlim and set_ylim")

    def drag_pan(self, button, key, x, y):
        """Refused: there is no window."""
        raise NotImplementedError("Axes.drag_pan is not available: there is no window, use set_xlim and set_ylim")

    def end_pan(self):
        """Refused: there is no window."""
        raise NotImplementedError("Axes.end_pan is not available: there is no window, use set_xlim and set_ylim")

    def set_forward_navigation_events(self, forward):
        """Whether an axes below hears of the same events."""
        self._forward_navigation_events = forward

    def get_forward_navigation_events(self):
        """Whether an axes below hears of the same events."""
        return self._forward_navigation_events


class _SteadyTicks:
    """While this lasts nothing changes the limits, so that ticks are found and measured once."""

    def __init__(self, axes):
        self.axis = [axis for axis in axes._axis_map.values() if not axis._steady]

    def __enter__(self):
        for axis in self.axis:
            axis._steady = True
            axis._ticks_found = None

    def __exit__(self, *error):
        for axis in self.axis:
            axis._steady = False
            axis._ticks_found = None

"""The properties of a line: colour, width, dashes, markers, caps."""

from numbers import Real

from . import rcParams
from . import _line_styles as styles
from ._checks import colour_like, in_list
from .markers import MarkerStyle


class LineProperties:
    """Getters and setters of `Line2D`."""

    _aliases = {"aa": "antialiased", "c": "color", "ds": "drawstyle", "ls": "linestyle", "lw": "linewidth", "mec": "markeredgecolor",
                "mew": "markeredgewidth", "mfc": "markerfacecolor", "mfcalt": "markerfacecoloralt", "ms": "markersize"}
    lineStyles = _lineStyles = {"-": "_draw_solid", "--": "_draw_dashed", "-.": "_draw_dash_dot", ":": "_draw_dotted",
                                "None": "_draw_nothing", " ": "_draw_nothing", "": "_draw_nothing"}
    _drawStyles_l = {"default": "_draw_lines", "steps-mid": "_draw_steps_mid", "steps-pre": "_draw_steps_pre",
                     "steps-post": "_draw_steps_post"}
    _drawStyles_s = {"steps": "_draw_steps_pre"}
    drawStyles = {**_drawStyles_l, **_drawStyles_s}
    drawStyleKeys = [*drawStyles]
    markers = MarkerStyle.markers
    filled_markers = MarkerStyle.filled_markers
    fillStyles = MarkerStyle.fillstyles

    def get_antialiased(self):
        return self._antialiased

    def set_antialiased(self, b):
        self._antialiased = b
        self.stale = True

    def get_color(self):
        return self._color

    def set_color(self, color):
        """Set the colour of the line."""
        colour_like("color", color)
        self._color = color
        self.stale = True

    def get_gapcolor(self):
        return self._gapcolor

    def set_gapcolor(self, gapcolor):
        """Set the colour between dashes."""
        if gapcolor is not None:
            colour_like("color", gapcolor)
        self._gapcolor = gapcolor
        self.stale = True

    def get_drawstyle(self):
        return self._drawstyle

    def set_drawstyle(self, drawstyle):
        """Straight from point to point, or in steps."""
        if drawstyle is None:
            drawstyle = "default"
        in_list("drawstyle", drawstyle, self.drawStyleKeys)
        if self._drawstyle != drawstyle:
            self.stale = True
            self._invalidx = True
        self._drawstyle = drawstyle

    def get_linewidth(self):
        return self._linewidth

    def set_linewidth(self, w):
        """Set the width in points."""
        w = float(w)
        if self._linewidth != w:
            self.stale = True
        self._linewidth = w
        self._dash_pattern = styles.scaled_dashes(*self._unscaled_dash_pattern, w)

    def get_linestyle(self):
        return self._linestyle

    def set_linestyle(self, ls):
        """Set how the line is dashed: a name, a symbol or (offset, lengths)."""
        if isinstance(ls, str):
            if ls in (" ", "", "none"):
                ls = "None"
            in_list("ls", ls, [*self._lineStyles, *styles._NAMES])
            if ls not in self._lineStyles:
                ls = styles._NAMES[ls]
            self._linestyle = ls
        else:
            self._linestyle = "--"
        self._unscaled_dash_pattern = styles.dash_pattern(ls)
        self._dash_pattern = styles.scaled_dashes(*self._unscaled_dash_pattern, self._linewidth)
        self.stale = True

    def set_dashes(self, seq):
        """Set the lengths of dashes and gaps in widths of the line."""
        if seq == (None, None) or len(seq) == 0:
            self.set_linestyle("-")
        else:
            self.set_linestyle((0, seq))

    def is_dashed(self):
        return self._linestyle in ("--", "-.", ":")

    def get_marker(self):
        return self._marker.get_marker()

    def set_marker(self, marker):
        """Set the shape of markers."""
        self._marker = MarkerStyle(marker, self._marker.get_fillstyle())
        self.stale = True

    def get_fillstyle(self):
        return self._marker.get_fillstyle()

    def set_fillstyle(self, fs):
        """Set which half of markers is filled."""
        self.set_marker(MarkerStyle(self._marker.get_marker(), fs))
        self.stale = True

    def get_markersize(self):
        return self._markersize

    def set_markersize(self, sz):
        sz = float(sz)
        if self._markersize != sz:
            self.stale = True
        self._markersize = sz

    def get_markeredgewidth(self):
        return self._markeredgewidth

    def set_markeredgewidth(self, ew):
        ew = rcParams["lines.markeredgewidth"] if ew is None else ew
        if self._markeredgewidth != ew:
            self.stale = True
        self._markeredgewidth = ew

    def _set_markercolor(self, name, default, value):
        if value is None:
            value = rcParams[default]
        if not (isinstance(value, str) and value == "auto"):
            colour_like(name, value)
        setattr(self, "_" + name, value)
        self.stale = True

    def set_markeredgecolor(self, ec):
        self._set_markercolor("markeredgecolor", "lines.markeredgecolor", ec)

    def set_markerfacecolor(self, fc):
        self._set_markercolor("markerfacecolor", "lines.markerfacecolor", fc)

    def set_markerfacecoloralt(self, fc):
        self._set_markercolor("markerfacecoloralt", "lines.markerfacecolor", fc)

    def get_markeredgecolor(self):
        colour = self._markeredgecolor
        return self._color if isinstance(colour, str) and colour == "auto" else colour

    def get_markerfacecolor(self):
        return self._get_markerfacecolor(alt=False)

    def get_markerfacecoloralt(self):
        return self._get_markerfacecolor(alt=True)

    def _get_markerfacecolor(self, alt=False):
        if self._marker.get_fillstyle() == "none":
            return "none"
        colour = self._markerfacecoloralt if alt else self._markerfacecolor
        return self._color if isinstance(colour, str) and colour == "auto" else colour

    def get_markevery(self):
        return self._markevery

    def set_markevery(self, every):
        """Mark only some points."""
        self._markevery = every
        self.stale = True

    def get_dash_capstyle(self):
        return self._dashcapstyle

    def get_dash_joinstyle(self):
        return self._dashjoinstyle

    def get_solid_capstyle(self):
        return self._solidcapstyle

    def get_solid_joinstyle(self):
        return self._solidjoinstyle

    def set_dash_capstyle(self, s):
        self._dashcapstyle = styles.checked_cap(s)
        self.stale = True

    def set_dash_joinstyle(self, s):
        self._dashjoinstyle = styles.checked_join(s)
        self.stale = True

    def set_solid_capstyle(self, s):
        self._solidcapstyle = styles.checked_cap(s)
        self.stale = True

    def set_solid_joinstyle(self, s):
        self._solidjoinstyle = styles.checked_join(s)
        self.stale = True

    def get_pickradius(self):
        return self._pickradius

    def set_pickradius(self, pickradius):
        if not isinstance(pickradius, Real) or pickradius < 0:
            raise ValueError("pick radius should be a distance")
        self._pickradius = pickradius

    pickradius = property(get_pickradius, set_pickradius)

    get_aa, set_aa = get_antialiased, set_antialiased
    get_c, set_c = get_color, set_color
    get_ds, set_ds = get_drawstyle, set_drawstyle
    get_ls, set_ls = get_linestyle, set_linestyle
    get_lw, set_lw = get_linewidth, set_linewidth
    get_mec, set_mec = get_markeredgecolor, set_markeredgecolor
    get_mew, set_mew = get_markeredgewidth, set_markeredgewidth
    get_mfc, set_mfc = get_markerfacecolor, set_markerfacecolor
    get_mfcalt, set_mfcalt = get_markerfacecoloralt, set_markerfacecoloralt
    get_ms, set_ms = get_markersize, set_markersize

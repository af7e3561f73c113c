"""Numbers on contour lines: where they fit, which way they lean, and the gap they stand in."""

import numpy as np
from matplotlib._contour_tracing import pieces


def _together(parts):
    """One path of several, those without points left out."""
    from matplotlib.path import Path

    parts = [part for part in parts if len(part.vertices)]
    return Path.make_compound_path(*parts) if parts else Path(np.empty((0, 2)))


class ContourLabeler:
    """What a set of contours needs to put labels on its lines."""

    def clabel(
        self, levels=None, *, fontsize=None, inline=True, inline_spacing=5, fmt=None, colors=None, use_clabeltext=False,
        manual=False, rightside_up=True, zorder=None,
    ):
        """Puts the value of each level on its lines; returns a list of Text."""
        from matplotlib.font_manager import FontProperties
        from matplotlib.ticker import ScalarFormatter

        if fmt is None:
            fmt = ScalarFormatter(useOffset=False)
            fmt.create_dummy_axis()
        self.labelFmt, self._use_clabeltext = fmt, use_clabeltext
        self.labelManual, self.rightside_up = manual, rightside_up
        self._clabel_zorder = 2 + self.get_zorder() if zorder is None else zorder
        if levels is None:
            levels, indices = self.levels, list(range(len(self.cvalues)))
        else:
            wanted = list(levels)
            indices = [number for number, level in enumerate(self.levels) if level in wanted]
            levels = [self.levels[number] for number in indices]
            if len(levels) < len(wanted):
                raise ValueError(f"Specified levels {wanted} don't match available levels {self.levels}")
        self.labelLevelList, self.labelIndiceList = levels, indices
        self._label_font_props = FontProperties()
        self._label_font_props.set_size(fontsize)
        if colors is None:
            self.labelMappable = self
            self.labelCValueList = np.take(self.cvalues, indices)
        else:
            from matplotlib.cm import ScalarMappable
            from matplotlib.colors import ListedColormap, NoNorm

            self.labelCValueList = list(range(len(levels)))
            self.labelMappable = ScalarMappable(cmap=ListedColormap(colors, N=len(levels)), norm=NoNorm())
        self.labelXYs = []
        if manual and not np.iterable(manual):
            raise NotImplementedError("clabel(manual=True) needs a mouse: give the positions as a list of (x, y)")
        if not np.iterable(manual):
            self.labels(inline, inline_spacing)
        else:
            for place in manual:
                self.add_label_near(*place, inline, inline_spacing)
        return list(self.labelTexts)

    def get_text(self, lev, fmt):
        """The words for a level."""
        if isinstance(lev, str):
            return lev
        if isinstance(fmt, dict):
            return fmt.get(lev, "%1.3f")
        if callable(getattr(fmt, "format_ticks", None)):
            return fmt.format_ticks([*self.labelLevelList, lev])[-1]
        return fmt(lev) if callable(fmt) else fmt % lev

    def _label_width(self, number):
        """The width of a label in pixels."""
        from matplotlib.text import Text

        figure = self.axes.get_figure(root=False)
        words = Text(
            0, 0, self.get_text(self.labelLevelList[number], self.labelFmt), figure=figure,
            fontproperties=self._label_font_props,
        )
        return words.get_window_extent(self.axes.get_figure(root=True)._get_renderer()).width

    def print_label(self, linecontour, labelwidth):
        """Whether a line is long enough for a label."""
        return len(linecontour) > 10 * labelwidth or (
            len(linecontour) > 0 and bool((np.ptp(linecontour, axis=0) > 1.2 * labelwidth).any())
        )

    def too_close(self, x, y, lw):
        """Whether there is a label already."""
        return any((x - other[0]) ** 2 + (y - other[1]) ** 2 < (1.2 * lw) ** 2 for other in self.labelXYs)

    def locate_label(self, linecontour, labelwidth):
        """(x, y, index) of the straightest piece of a line that has room."""
        count = len(linecontour)
        n_pieces, length = 1, count
        if labelwidth > 1:
            n_pieces = int(np.ceil(count / labelwidth))
            length = count if n_pieces == 1 else int(labelwidth)
        # The last piece goes on at the beginning of the line.
        pieces_of_line = linecontour[np.arange(n_pieces * length) % count].reshape(n_pieces, length, 2)
        across = pieces_of_line[:, -1:] - pieces_of_line[:, :1]
        away = pieces_of_line[:, :1] - pieces_of_line
        with np.errstate(divide="ignore", invalid="ignore"):
            bends = np.abs(away[..., 1] * across[..., 0] - away[..., 0] * across[..., 1]) / np.hypot(across[..., 0], across[..., 1])
        straightest_first = np.argsort(bends.sum(axis=-1)).tolist()
        middle = length // 2
        free = (number for number in straightest_first if not self.too_close(*pieces_of_line[number, middle], labelwidth))
        chosen = next(free, straightest_first[0])
        x, y = pieces_of_line[chosen, middle]
        return x, y, (chosen * length + middle) % count

    def _split(self, path, place, width, spacing):
        """(angle of the label, the path with a gap where the label stands)."""
        from matplotlib.path import Path

        points = path.vertices
        closed = path.codes is not None and path.codes[-1] == Path.CLOSEPOLY
        if closed:
            points = np.concatenate([points[place:-1], points[: place + 1]])
            place = 0
        screen = self.get_transform().transform(points)
        lengths = np.insert(np.hypot(*np.diff(screen, axis=0).T).cumsum(), 0, 0)
        lengths = lengths - lengths[place]
        half = width / 2
        ends = np.array([-half, half])
        if closed:
            ends[0] += lengths[-1]
        across, up = np.interp(ends, lengths, screen[:, 0]), np.interp(ends, lengths, screen[:, 1])
        rotation = np.rad2deg(np.arctan2(up[1] - up[0], across[1] - across[0]))
        if self.rightside_up:
            rotation = (rotation + 90) % 180 - 90
        gap = np.array([-half - spacing, half + spacing])
        if closed:
            gap[0] += lengths[-1]
        if (gap[0] <= lengths[0] and gap[1] >= lengths[-1]) or (closed and gap[0] <= gap[1]):
            return rotation, Path(np.empty((0, 2)))
        cut = np.column_stack([np.interp(gap, lengths, points[:, 0]), np.interp(gap, lengths, points[:, 1])])
        if closed:
            inside = (lengths > gap[1]) & (lengths < gap[0])
            return rotation, Path(np.concatenate([cut[1:], points[inside], cut[:1]]))
        left = []
        if gap[0] > lengths[0]:
            left.append(Path(np.concatenate([points[lengths < gap[0]], cut[:1]])))
        if gap[1] < lengths[-1]:
            left.append(Path(np.concatenate([cut[1:], points[lengths > gap[1]]])))
        return rotation, _together(left)

    def add_label(self, x, y, rotation, lev, cvalue):
        """Writes one label; x and y are pixels."""
        from matplotlib.text import Text

        to_data = self.axes.transData.inverted()
        words = Text(*to_data.transform((x, y)), self.get_text(lev, self.labelFmt), fontproperties=self._label_font_props)
        words.set(
            ha="center", va="center", rotation=rotation, zorder=self._clabel_zorder, clip_box=self.axes.bbox,
            color=self.labelMappable.to_rgba(cvalue, alpha=self.get_alpha()),
        )
        if self._use_clabeltext:
            words.set(rotation=to_data.transform_angles([rotation], [[x, y]])[0], transform_rotates_text=True)
        for known, new in ((self.labelTexts, words), (self.labelCValues, cvalue), (self.labelXYs, (x, y))):
            known.append(new)
        self.axes.add_artist(words)

    def add_label_near(self, x, y, inline=True, inline_spacing=5, transform=None):
        """Writes a label on the line nearest to a place."""
        from matplotlib.path import Path

        if transform is None:
            transform = self.axes.transData
        if transform:
            x, y = transform.transform((x, y))
        level, part, vertex, x, y, _ = self.find_nearest_contour(x, y, self.labelIndiceList)
        number = self.labelIndiceList.index(level)
        width = self._label_width(number)
        parts = pieces(self._paths[level])
        piece = parts[part]
        # The label stands between two points of the line: the place becomes a point of it.
        place = self.get_transform().inverted().transform((x, y))
        codes = None if piece.codes is None else np.insert(piece.codes, vertex + 1, Path.LINETO)
        piece = Path(np.insert(piece.vertices, vertex + 1, place, axis=0), codes)
        rotation, parts[part] = self._split(piece, vertex + 1, width, inline_spacing)
        self.add_label(x, y, rotation, self.labelLevelList[number], self.labelCValueList[number])
        if inline:
            self._paths[level] = _together(parts)

    def labels(self, inline, inline_spacing):
        """Writes a label on each line that has room."""
        to_screen = self.get_transform()
        for number, level in enumerate(self.labelIndiceList):
            width, value, cvalue = self._label_width(number), self.labelLevelList[number], self.labelCValueList[number]
            line = pieces(self._paths[level])
            for i, piece in enumerate(line):
                screen = to_screen.transform(piece.vertices)
                if not self.print_label(screen, width):
                    continue
                x, y, place = self.locate_label(screen, width)
                rotation, line[i] = self._split(piece, place, width, inline_spacing)
                self.add_label(x, y, rotation, value, cvalue)
            if inline:
                self._paths[level] = _together(line)

    def pop_label(self, index=-1):
        """Takes a label away."""
        self.labelCValues.pop(index)
        self.labelTexts.pop(index).remove()

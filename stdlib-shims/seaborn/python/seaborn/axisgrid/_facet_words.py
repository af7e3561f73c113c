"""Titles, axis labels and tick labels of facets."""

import matplotlib as mpl


class FacetWords:
    """What stands at the edges of facets."""

    def set_axis_labels(self, x_var=None, y_var=None, clear_inner=True, **kwargs):
        """Labels along the lower and the left edge."""
        for name, label in (("x", x_var), ("y", y_var)):
            if label is not None:
                setattr(self, f"_{name}_var", label)
                self._label_edge(name, None, clear_inner, kwargs)
        return self

    def set_xlabels(self, label=None, clear_inner=True, **kwargs):
        """Labels along the lower edge."""
        return self._label_edge("x", label, clear_inner, kwargs)

    def set_ylabels(self, label=None, clear_inner=True, **kwargs):
        """Labels along the left edge."""
        return self._label_edge("y", label, clear_inner, kwargs)

    def _label_edge(self, name, label, clear_inner, options):
        """A label, or the name of the variable, at the edge; nothing inside of it."""
        edge = {"x": "bottom", "y": "left"}[name]
        label = getattr(self, f"_{name}_var") if label is None else label
        for ax in self._facets_at(**{edge: True}):
            getattr(ax, f"set_{name}label")(label, **options)
        for ax in self._facets_at(**{edge: False}) if clear_inner else ():
            getattr(ax, f"set_{name}label")("")
        return self

    def set_xticklabels(self, labels=None, step=None, **kwargs):
        """Texts at the ticks along x, or each `step`-th of those that stand there."""
        for ax in self.axes.flat:
            # Once their places are fixed, ticks keep the texts they get.
            ticks = ax.get_xticks()
            ax.set_xticks(ticks)
            texts = labels
            if labels is None:
                texts = [label.get_text() for label in ax.get_xticklabels()][::step]
                if step is not None:
                    ax.set_xticks(ticks[::step])
            ax.set_xticklabels(texts, **kwargs)
        return self

    def set_yticklabels(self, labels=None, **kwargs):
        """Texts at the ticks along y."""
        for ax in self.axes.flat:
            ax.set_yticks(ax.get_yticks())
            texts = [label.get_text() for label in ax.get_yticklabels()] if labels is None else labels
            ax.set_yticklabels(texts, **kwargs)
        return self

    def set_titles(self, template=None, row_template=None, col_template=None, **kwargs):
        """Above each Axes, or at the margins, the levels it shows."""
        kwargs["size"] = kwargs.pop("size", mpl.rcParams["axes.labelsize"])
        row_template = "{row_var} = {row_name}" if row_template is None else row_template
        col_template = "{col_var} = {col_name}" if col_template is None else col_template
        shown = {"row": self._row_var is not None, "col": self._col_var is not None}
        if template is None:
            templates = {"row": row_template, "col": col_template}
            template = " | ".join(templates[name] for name in shown if shown[name])
        names = {"row_var": self._row_var, "col_var": self._col_var}
        if self._margin_titles:
            self._set_margin_titles(row_template, col_template, names, kwargs)
            return self
        levels = [f"{name}_name" for name in shown if shown[name]]
        for level, ax in self._axes_dict.items():
            chosen = dict(zip(levels, level if len(levels) == 2 else [level]))
            ax.set_title(_filled(template, {**names, **chosen}), **kwargs)
        return self

    def _set_margin_titles(self, row_template, col_template, names, kwargs):
        for text in self._margin_titles_texts:
            text.remove()
        self._margin_titles_texts = []
        for i, row in enumerate(self.row_names):
            text = self.axes[i, -1].annotate(
                _filled(row_template, {**names, "row_name": row}), xy=(1.02, 0.5), xycoords="axes fraction", rotation=270,
                ha="left", va="center", **kwargs,
            )
            self._margin_titles_texts.append(text)
        for j, col in enumerate(self.col_names):
            self.axes[0, j].set_title(_filled(col_template, {**names, "col_name": col}), **kwargs)


def _filled(template, names):
    """The template with names put in; only plain names, never their attributes."""
    from string import Formatter

    text = ""
    for literal, field, spec, conversion in Formatter().parse(template):
        text += literal
        if field is None:
            continue
        if field not in names:
            raise KeyError(field)
        value = names[field]
        if conversion is not None:
            value = {"r": repr, "s": str, "a": ascii}[conversion](value)
        text += format(value, spec)
    return text

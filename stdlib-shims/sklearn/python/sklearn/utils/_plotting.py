"""What displays share: axes, styles, names in legends, scores of two classes."""

import numpy as np

from sklearn._data import check_consistent_length
from sklearn.base import is_classifier

_LONG_NAMES = {
    "ls": "linestyle", "c": "color", "ec": "edgecolor", "fc": "facecolor", "lw": "linewidth", "mec": "markeredgecolor",
    "mfcalt": "markerfacecoloralt", "ms": "markersize", "mew": "markeredgewidth", "mfc": "markerfacecolor", "aa": "antialiased",
    "ds": "drawstyle", "font": "fontproperties", "family": "fontfamily", "name": "fontname", "size": "fontsize", "stretch": "fontstretch",
    "style": "fontstyle", "variant": "fontvariant", "weight": "fontweight", "ha": "horizontalalignment", "va": "verticalalignment",
    "ma": "multialignment",
}


def own_axes(ax):
    """The axes given, or new ones."""
    if ax is not None:
        return ax
    import matplotlib.pyplot as plt
    return plt.subplots()[1]


def style(defaults, given):
    """Defaults with what is given on top; short names count as the long ones."""
    for short, long in _LONG_NAMES.items():
        if short in given and long in given:
            raise TypeError(f"Got both {short} and {long}, which are aliases of one another")
    return {**defaults, **{_LONG_NAMES.get(name, name): value for name, value in given.items()}}


def despine(ax):
    """Only the left and the lower edge, from 0 to 1."""
    for side in ("top", "right"):
        ax.spines[side].set_visible(False)
    for side in ("bottom", "left"):
        ax.spines[side].set_bounds(0, 1)


def label_with(value, name, measure):
    """A name with a value behind it."""
    if value is None:
        return name
    shown = f"{measure} = {value:0.2f}"
    return shown if name is None else f"{name} ({shown})"


def score_name_of(name, scoring, negate):
    """What the axis of scores is called."""
    if name is not None:
        return name
    if scoring is None:
        return "Negative score" if negate else "Score"
    name = scoring.__name__ if callable(scoring) else scoring
    if negate:
        name = name[4:] if name.startswith("neg_") else f"Negative {name}"
    elif name.startswith("neg_"):
        name = f"Negative {name[4:]}"
    return name.replace("_", " ").capitalize()


def positive_words(pos_label):
    """What is added to the names of axes."""
    return "" if pos_label is None else f" (Positive label: {pos_label})"


class TwoClassDisplay:
    """Curves of classifiers of two classes."""

    def _prepare(self, ax, name):
        ax = own_axes(ax)
        self.ax_, self.figure_ = ax, ax.figure
        return getattr(self, "estimator_name", getattr(self, "name", None)) if name is None else name

    @classmethod
    def _scores(cls, estimator, X, response_method, pos_label, name):
        from sklearn.metrics._scorer import response_values
        methods = ["predict_proba", "decision_function"] if response_method == "auto" else response_method
        if not is_classifier(estimator):
            raise ValueError(f"Expected 'estimator' to be a binary classifier. Got {type(estimator).__name__} instead.")
        classes = getattr(estimator, "classes_", None)
        if classes is not None and len(classes) != 2:
            raise ValueError(f"Expected 'estimator' to be a binary classifier. Got {len(classes)} classes instead.")
        found = response_values(estimator, X, methods, pos_label)
        if pos_label is None and classes is not None:
            pos_label = classes[-1]
        return found, pos_label, type(estimator).__name__ if name is None else name

    @classmethod
    def _check_predictions(cls, y_true, scores, sample_weight, pos_label, name):
        from sklearn._calibration import positive_label
        from sklearn.utils.multiclass import type_of_target
        kind = type_of_target(y_true)
        if kind != "binary":
            raise ValueError(f"The target y is not binary. Got {kind} type of target.")
        check_consistent_length(y_true, scores, sample_weight)
        return positive_label(pos_label, np.asarray(y_true)), "Classifier" if name is None else name

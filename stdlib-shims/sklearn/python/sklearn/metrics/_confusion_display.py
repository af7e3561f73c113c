"""Confusion matrices drawn."""

import numpy as np

from sklearn.base import is_classifier
from sklearn.utils._plotting import own_axes, style


class ConfusionMatrixDisplay:
    """A confusion matrix as a picture with numbers in it."""

    def __init__(self, confusion_matrix, *, display_labels=None):
        self.confusion_matrix = confusion_matrix
        self.display_labels = display_labels

    def plot(self, *, include_values=True, cmap="viridis", xticks_rotation="horizontal", values_format=None, ax=None, colorbar=True,
             im_kw=None, text_kw=None):
        """Draw the matrix."""
        ax = own_axes(ax)
        counts = self.confusion_matrix
        n_classes = counts.shape[0]
        self.im_ = ax.imshow(counts, **style({"interpolation": "nearest", "cmap": cmap}, im_kw or {}))
        self.text_ = None
        if include_values:
            self.text_ = np.empty_like(counts, dtype=object)
            dark, light = self.im_.cmap(0), self.im_.cmap(1.0)
            middle = (counts.max() + counts.min()) / 2.0
            for row in range(n_classes):
                for column in range(n_classes):
                    color = light if counts[row, column] < middle else dark
                    options = style({"ha": "center", "va": "center", "color": color}, text_kw or {})
                    self.text_[row, column] = ax.text(column, row, self._shown(counts[row, column], values_format), **options)
        places = np.arange(n_classes)
        labels = places if self.display_labels is None else self.display_labels
        if colorbar:
            ax.figure.colorbar(self.im_, ax=ax)
        ax.set(xticks=places, yticks=places, xticklabels=labels, yticklabels=labels, ylabel="True label", xlabel="Predicted label")
        ax.set_ylim((n_classes - 0.5, -0.5))
        for label in ax.get_xticklabels():
            label.set_rotation(xticks_rotation)
        self.figure_, self.ax_ = ax.figure, ax
        return self

    def _shown(self, count, values_format):
        if values_format is not None:
            return format(count, values_format)
        short = format(count, ".2g")
        if self.confusion_matrix.dtype.kind == "f":
            return short
        whole = format(int(count), "d")
        return whole if len(whole) < len(short) else short

    @classmethod
    def from_estimator(cls, estimator, X, y, *, labels=None, sample_weight=None, normalize=None, display_labels=None, include_values=True,
                       xticks_rotation="horizontal", values_format=None, cmap="viridis", ax=None, colorbar=True, im_kw=None, text_kw=None):
        """From a fitted classifier."""
        if not is_classifier(estimator):
            raise ValueError(f"{cls.__name__}.from_estimator only supports classifiers")
        return cls.from_predictions(
            y, estimator.predict(X), labels=labels, sample_weight=sample_weight, normalize=normalize, display_labels=display_labels,
            include_values=include_values, xticks_rotation=xticks_rotation, values_format=values_format, cmap=cmap, ax=ax,
            colorbar=colorbar, im_kw=im_kw, text_kw=text_kw)

    @classmethod
    def from_predictions(cls, y_true, y_pred, *, labels=None, sample_weight=None, normalize=None, display_labels=None, include_values=True,
                         xticks_rotation="horizontal", values_format=None, cmap="viridis", ax=None, colorbar=True, im_kw=None,
                         text_kw=None):
        """From labels and predictions."""
        from sklearn.metrics import confusion_matrix
        from sklearn.utils.multiclass import unique_labels
        if display_labels is None:
            display_labels = unique_labels(y_true, y_pred) if labels is None else labels
        counts = confusion_matrix(y_true, y_pred, sample_weight=sample_weight, labels=labels, normalize=normalize)
        return cls(counts, display_labels=display_labels).plot(
            include_values=include_values, cmap=cmap, ax=ax, xticks_rotation=xticks_rotation, values_format=values_format,
            colorbar=colorbar, im_kw=im_kw, text_kw=text_kw)

"""The answers of a model over two columns, as a picture."""

import warnings

import numpy as np

from sklearn._data import check_fitted
from sklearn.base import is_regressor
from sklearn.inspection._dependence import column
from sklearn.utils._plotting import own_axes

_WAYS = ("contourf", "contour", "pcolormesh")


def _methods(estimator, response_method):
    classes = getattr(estimator, "classes_", None)
    if classes is not None and isinstance(classes[0], (list, tuple, np.ndarray)):
        raise ValueError("Multi-label and multi-output multi-class classifiers are not supported")
    if response_method != "auto":
        return [response_method] if isinstance(response_method, str) else list(response_method)
    return ["predict"] if is_regressor(estimator) else ["decision_function", "predict_proba", "predict"]


class DecisionBoundaryDisplay:
    """A grid over two columns with what a model answers there."""

    def __init__(self, *, xx0, xx1, response, multiclass_colors=None, xlabel=None, ylabel=None):
        self.xx0 = xx0
        self.xx1 = xx1
        self.response = response
        self.multiclass_colors = multiclass_colors
        self.xlabel = xlabel
        self.ylabel = ylabel

    def plot(self, plot_method="contourf", ax=None, xlabel=None, ylabel=None, **kwargs):
        """Draw the answers."""
        if plot_method not in _WAYS:
            raise ValueError(f"plot_method must be 'contourf', 'contour', or 'pcolormesh'. Got {plot_method} instead.")
        ax = own_axes(ax)
        draw = getattr(ax, plot_method)
        if self.response.ndim == 2:
            self.surface_ = draw(self.xx0, self.xx1, self.response, **kwargs)
        else:
            self._draw_classes(draw, plot_method, kwargs)
        if xlabel is not None or not ax.get_xlabel():
            ax.set_xlabel(self.xlabel if xlabel is None else xlabel)
        if ylabel is not None or not ax.get_ylabel():
            ax.set_ylabel(self.ylabel if ylabel is None else ylabel)
        self.ax_, self.figure_ = ax, ax.figure
        return self

    def _draw_classes(self, draw, plot_method, kwargs):
        """A color for each class, the stronger the surer."""
        from matplotlib.colors import LinearSegmentedColormap
        for name in ("cmap", "colors"):
            if name in kwargs:
                warnings.warn(f"'{name}' is ignored in favor of 'multiclass_colors' in the multiclass case when the response method is "
                              "'decision_function' or 'predict_proba'.", stacklevel=3)
                del kwargs[name]
        self.multiclass_colors_ = colors = self._colors(self.response.shape[-1])
        best = self.response.argmax(axis=2)
        if plot_method == "contour":
            self.surface_ = draw(self.xx0, self.xx1, best, colors=colors, **kwargs)
            return
        self.surface_ = []
        for label, color in enumerate(colors):
            shades = LinearSegmentedColormap.from_list(f"colormap_{label}", [(1.0, 1.0, 1.0, 1.0), (*tuple(color)[:3], 1.0)])
            own = np.where(best == label, self.response[:, :, label], np.nan)
            self.surface_.append(draw(self.xx0, self.xx1, own, cmap=shades, **kwargs))

    def _colors(self, count):
        import matplotlib.pyplot as plt
        from matplotlib.colors import to_rgba
        given = self.multiclass_colors
        if isinstance(given, list):
            return [to_rgba(color) for color in given]
        if given is not None and not isinstance(given, str):
            raise ValueError("'multiclass_colors' must be a list or a str.")
        name = given or ("tab10" if count <= 10 else "gist_rainbow")
        for listed, size in (("tab10", 10), ("tab20", 20)):
            if name == listed and count <= size:
                return [to_rgba(color) for color in plt.get_cmap(name, size).colors[:count]]
        shades = plt.get_cmap(name, count)
        return shades.colors if hasattr(shades, "colors") else shades(np.linspace(0, 1, count))

    @classmethod
    def from_estimator(cls, estimator, X, *, grid_resolution=100, eps=1.0, plot_method="contourf", response_method="auto",
                       class_of_interest=None, multiclass_colors=None, xlabel=None, ylabel=None, ax=None, **kwargs):
        """From a fitted model and two columns."""
        check_fitted(estimator)
        if not grid_resolution > 1:
            raise ValueError(f"grid_resolution must be greater than 1. Got {grid_resolution} instead.")
        if not eps >= 0:
            raise ValueError(f"eps must be greater than or equal to 0. Got {eps} instead.")
        if plot_method not in _WAYS:
            raise ValueError(f"plot_method must be one of {', '.join(_WAYS)}. Got {plot_method} instead.")
        if np.shape(X)[1] != 2:
            raise ValueError(f"n_features must be equal to 2. Got {np.shape(X)[1]} instead.")
        cls._check_colors(estimator, multiclass_colors)
        edges = [(column(X, place).min() - eps, column(X, place).max() + eps) for place in (0, 1)]
        xx0, xx1 = np.meshgrid(*[np.linspace(low, high, grid_resolution) for low, high in edges])
        grid = np.column_stack([xx0.ravel(), xx1.ravel()])
        names = ["", ""]
        if hasattr(X, "columns"):
            import pandas as pd
            names = X.columns.tolist()
            grid = pd.DataFrame(grid, columns=names)
        response = cls._answers(estimator, grid, response_method, class_of_interest)
        response = response.reshape(*xx0.shape) if response.ndim == 1 else response.reshape(*xx0.shape, response.shape[-1])
        made = cls(xx0=xx0, xx1=xx1, response=response, multiclass_colors=multiclass_colors,
                   xlabel=names[0] if xlabel is None else xlabel, ylabel=names[1] if ylabel is None else ylabel)
        return made.plot(ax=ax, plot_method=plot_method, **kwargs)

    @staticmethod
    def _answers(estimator, grid, response_method, class_of_interest):
        from sklearn.metrics._scorer import response_method_of, response_values
        methods = _methods(estimator, response_method)
        classes = getattr(estimator, "classes_", None)
        if class_of_interest is not None and classes is not None and class_of_interest not in classes.tolist():
            raise ValueError(f"class_of_interest={class_of_interest} is not a valid label: It should be one of {classes}")
        used = response_method_of(estimator, methods).__name__
        found = np.asarray(response_values(estimator, grid, methods, class_of_interest))
        if used == "predict" and classes is not None:
            return np.searchsorted(classes, found)
        if found.ndim > 1:
            if is_regressor(estimator):
                raise ValueError("Multi-output regressors are not supported")
            if class_of_interest is not None:
                return found[:, classes.tolist().index(class_of_interest)]
        return found

    @staticmethod
    def _check_colors(estimator, given):
        classes = getattr(estimator, "classes_", ())
        if given is None or len(classes) <= 2:
            return
        if isinstance(given, list):
            from matplotlib.colors import is_color_like
            if len(given) != len(classes):
                raise ValueError(f"When 'multiclass_colors' is a list, it must be of the same length as 'estimator.classes_' ({len(classes)}), "
                                 f"got: {len(given)}.")
            if not all(is_color_like(color) for color in given):
                raise ValueError(f"When 'multiclass_colors' is a list, it can only contain valid Matplotlib color names. Got: {given}")
        if isinstance(given, str):
            import matplotlib.pyplot as plt
            if given not in plt.colormaps():
                raise ValueError(f"When 'multiclass_colors' is a string, it must be a valid Matplotlib colormap. Got: {given}")

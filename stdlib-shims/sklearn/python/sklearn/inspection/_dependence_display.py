"""Partial dependence drawn: lines, curves of single rows, bars, heat maps and contours."""

import numbers
from math import ceil

import numpy as np

from sklearn._data import check_array
from sklearn.base import is_regressor
from sklearn.inspection._dependence import column, flags_of, names_of, partial_dependence, place_of, quantiles
from sklearn.utils import Bunch
from sklearn.utils._plotting import own_axes, style
from sklearn.utils._random import check_random_state

_KINDS = ("average", "individual", "both")


class PartialDependenceDisplay:
    """Pictures of partial dependence, one for each column or pair of columns."""

    def __init__(self, pd_results, *, features, feature_names, target_idx, deciles, kind="average", subsample=1000, random_state=None,
                 is_categorical=None):
        self.pd_results = pd_results
        self.features = features
        self.feature_names = feature_names
        self.target_idx = target_idx
        self.deciles = deciles
        self.kind = kind
        self.subsample = subsample
        self.random_state = random_state
        self.is_categorical = is_categorical

    @classmethod
    def from_estimator(cls, estimator, X, features, *, sample_weight=None, categorical_features=None, feature_names=None, target=None,
                       response_method="auto", n_cols=3, grid_resolution=100, percentiles=(0.05, 0.95), custom_values=None, method="auto",
                       n_jobs=None, verbose=0, line_kw=None, ice_lines_kw=None, pd_line_kw=None, contour_kw=None, ax=None, kind="average",
                       centered=False, subsample=1000, random_state=None):
        """From a fitted model."""
        target_idx = _target_place(estimator, target)
        if not hasattr(X, "__array__") and not hasattr(X, "iloc"):
            X = check_array(X, ensure_all_finite="allow-nan", dtype=object)
        names = names_of(X, feature_names)
        kinds = [kind] * len(features) if isinstance(kind, str) else kind
        places = _places(features, kinds, names)
        flags = [tuple(flags_of(categorical_features, own, X.shape[1], names)) for own in places]
        _check_flags(X, places, flags, kinds, grid_resolution)
        _check_subsample(subsample)
        if ax is not None and not hasattr(ax, "plot") and np.size(np.asarray(ax, dtype=object)) != len(features):
            raise ValueError(f"Expected ax to have {len(features)} axes, got {np.size(np.asarray(ax, dtype=object))}")
        results = [partial_dependence(
            estimator, X, list(own), sample_weight=sample_weight, feature_names=names, categorical_features=categorical_features,
            response_method=response_method, method=method, grid_resolution=grid_resolution, percentiles=percentiles, kind=own_kind,
            custom_values=custom_values) for own_kind, own in zip(kinds, places)]
        n_outputs = results[0]["average" if kinds[0] == "average" else "individual"].shape[0]
        if is_regressor(estimator) and n_outputs > 1:
            if target is None:
                raise ValueError("target must be specified for multi-output regressors")
            if not 0 <= target <= n_outputs:
                raise ValueError(f"target must be in [0, n_tasks], got {target}.")
            target_idx = target
        deciles = {place: quantiles(column(X, place), np.arange(0.1, 1.0, 0.1))
                   for own, own_flags in zip(places, flags) for place, flag in zip(own, own_flags) if not flag}
        made = cls(results, features=places, feature_names=names, target_idx=target_idx, deciles=deciles, kind=kind, subsample=subsample,
                   random_state=random_state, is_categorical=flags)
        return made.plot(ax=ax, n_cols=n_cols, line_kw=line_kw, ice_lines_kw=ice_lines_kw, pd_line_kw=pd_line_kw, contour_kw=contour_kw,
                         centered=centered)

    def plot(self, *, ax=None, n_cols=3, line_kw=None, ice_lines_kw=None, pd_line_kw=None, contour_kw=None, bar_kw=None, heatmap_kw=None,
             pdp_lim=None, centered=False):
        """Draw all pictures."""
        kinds = [self.kind] * len(self.features) if isinstance(self.kind, str) else self.kind
        if len(kinds) != len(self.features):
            raise _wrong_kinds(kinds, self.features)
        if any(own not in _KINDS for own in kinds):
            raise ValueError(f"Values provided to `kind` must be one of: {set(_KINDS)!r} or a list of such values. Currently, kind={self.kind!r}")
        flags = self.is_categorical or [(False,) * len(own) for own in self.features]
        results = [self._centered(own, kind) for own, kind in zip(self.pd_results, kinds)] if centered else self.pd_results
        limits = self._limits(results, kinds) if pdp_lim is None else pdp_lim
        curves = next((own for own, kind in zip(results, kinds) if kind != "average"), None)
        n_curves = 0 if curves is None else self._n_curves(len(curves.individual[0]))
        n_lines = 1 if curves is None else n_curves + ("both" in kinds)
        n_cols = self._make_axes(own_axes(ax), n_cols, () if curves is None else (n_lines,))
        looks = [given or {} for given in (line_kw, ice_lines_kw, pd_line_kw, bar_kw, heatmap_kw)]
        contour_kw = style({"alpha": 0.75}, contour_kw or {})
        for number, (own_ax, places, flag, result, kind) in enumerate(zip(self.axes_.ravel(), self.features, flags, results, kinds)):
            values = result["grid_values"]
            if len(values) == 1:
                self._one_way(number, own_ax, places[0], flag[0], result, kind, values[0], n_curves, n_lines, limits, looks, n_cols)
            elif all(flag):
                self._heat_map(number, own_ax, places, result.average[self.target_idx], values, looks[4])
            else:
                self._contours(number, own_ax, places, result.average[self.target_idx], values, np.linspace(*limits[2], num=8), contour_kw)
        return self

    def _centered(self, result, kind):
        made = Bunch(grid_values=result["grid_values"])
        if kind != "average":
            made["individual"] = result.individual - result.individual[self.target_idx, :, 0, None]
        if kind != "individual":
            made["average"] = result.average - result.average[self.target_idx, 0, None]
        return made

    def _limits(self, results, kinds):
        found = {}
        for kind, result in zip(kinds, results):
            own = (result.average if kind == "average" else result.individual)[self.target_idx]
            low, high = own.min(), own.max()
            low, high = low - 0.05 * (high - low), high + 0.05 * (high - low)
            count = len(result["grid_values"])
            known = found.get(count, (low, high))
            found[count] = min(low, known[0]), max(high, known[1])
        return found

    def _n_curves(self, n_rows):
        if isinstance(self.subsample, numbers.Integral):
            return min(self.subsample, n_rows)
        return ceil(n_rows * self.subsample) if isinstance(self.subsample, numbers.Real) else n_rows

    def _make_axes(self, ax, n_cols, extra):
        """Axes in a grid inside the ones given, or the axes given themselves."""
        count = len(self.features)
        if hasattr(ax, "plot"):
            from matplotlib.gridspec import GridSpecFromSubplotSpec
            if not ax.axison:
                raise ValueError("The ax was already used in another plot function, please set ax=display.axes_ instead")
            ax.set_axis_off()
            self.bounding_ax_, self.figure_ = ax, ax.figure
            n_cols = min(n_cols, count)
            n_rows = int(np.ceil(count / float(n_cols)))
            self.axes_ = np.empty((n_rows, n_cols), dtype=object)
            grid = GridSpecFromSubplotSpec(n_rows, n_cols, subplot_spec=ax.get_subplotspec())
            for place in range(count):
                self.axes_[place // n_cols, place % n_cols] = self.figure_.add_subplot(grid[place // n_cols, place % n_cols])
        else:
            ax = np.asarray(ax, dtype=object)
            if ax.size != count:
                raise ValueError(f"Expected ax to have {count} axes, got {ax.size}")
            n_cols = ax.shape[1] if ax.ndim == 2 else None
            self.bounding_ax_, self.figure_, self.axes_ = None, ax.ravel()[0].figure, ax
        shape = self.axes_.shape
        self.lines_ = np.empty(shape + extra, dtype=object)
        for name in ("contours_", "bars_", "heatmaps_", "deciles_vlines_", "deciles_hlines_"):
            setattr(self, name, np.empty(shape, dtype=object))
        return n_cols

    def _one_way(self, number, ax, place, is_categorical, result, kind, values, n_curves, n_lines, limits, looks, n_cols):
        line_kw, ice_lines_kw, pd_line_kw, bar_kw, _ = looks
        shared = style({"color": "C0", "label": "average" if kind == "both" else None}, line_kw)
        thin = {} if kind == "average" else {"alpha": 0.3, "linewidth": 0.5}
        if kind == "both":
            thin["color"] = "tab:blue"
        thin = style(style({"color": "C0", **thin}, line_kw), ice_lines_kw)
        thin.pop("label", None)
        thick = {"color": "tab:orange", "linestyle": "--"} if kind == "both" else {}
        thick = style(style({"color": "C0", "label": shared["label"], **thick}, line_kw), pd_line_kw)
        if kind != "average":
            self._curves(number, ax, values, result.individual[self.target_idx], n_curves, n_lines, thin)
        if kind != "individual":
            own = result.average[self.target_idx].ravel()
            if is_categorical:
                self.bars_[np.unravel_index(number, self.bars_.shape)] = ax.bar(values, own, **style({"color": "C0"}, bar_kw))[0]
                ax.tick_params(axis="x", rotation=90)
            else:
                line = number if kind == "average" else number * n_lines + n_curves
                self.lines_[np.unravel_index(line, self.lines_.shape)] = ax.plot(values, own, **thick)[0]
        self._mark(number, ax, place)
        ax.set_ylim([min(low for low, _ in limits.values()), max(high for _, high in limits.values())])
        if not ax.get_xlabel():
            ax.set_xlabel(self.feature_names[place])
        if n_cols is None or number % n_cols == 0:
            if not ax.get_ylabel():
                ax.set_ylabel("Partial dependence")
        else:
            ax.set_yticklabels([])
        if thick.get("label") and kind != "individual" and not is_categorical:
            ax.legend()

    def _curves(self, number, ax, values, curves, n_curves, n_lines, look):
        rows = check_random_state(self.random_state).choice(curves.shape[0], n_curves, replace=False)
        for place, curve in enumerate(curves[rows]):
            spot = np.unravel_index(number * n_lines + place, self.lines_.shape)
            self.lines_[spot] = ax.plot(values, curve.ravel(), **look)[0]

    def _mark(self, number, ax, place):
        """Deciles as short lines at the bottom."""
        if self.deciles.get(place) is not None:
            from matplotlib.transforms import blended_transform_factory
            foot = blended_transform_factory(ax.transData, ax.transAxes)
            spot = np.unravel_index(number, self.deciles_vlines_.shape)
            self.deciles_vlines_[spot] = ax.vlines(self.deciles[place], 0, 0.05, transform=foot, color="k")

    def _heat_map(self, number, ax, places, data, values, heatmap_kw):
        picture = ax.imshow(data, **style({"interpolation": "nearest", "cmap": "viridis"}, heatmap_kw))
        dark, light, middle = picture.cmap(0), picture.cmap(1.0), (data.max() + data.min()) / 2.0
        for row in range(data.shape[0]):
            for spot in range(data.shape[1]):
                color = light if data[row, spot] < middle else dark
                ax.text(spot, row, format(data[row, spot], ".2f"), ha="center", va="center", color=color)
        ax.figure.colorbar(picture, ax=ax)
        ax.set(xticks=np.arange(len(values[1])), yticks=np.arange(len(values[0])), xticklabels=values[1], yticklabels=values[0],
               xlabel=self.feature_names[places[1]], ylabel=self.feature_names[places[0]])
        for label in ax.get_xticklabels():
            label.set_rotation("vertical")
        self.heatmaps_[np.unravel_index(number, self.heatmaps_.shape)] = picture

    def _contours(self, number, ax, places, data, values, levels, contour_kw):
        from matplotlib.transforms import blended_transform_factory
        x, y = np.meshgrid(values[0], values[1])
        lines = ax.contour(x, y, data.T, levels=levels, linewidths=0.5, colors="k")
        spot = np.unravel_index(number, self.contours_.shape)
        self.contours_[spot] = ax.contourf(x, y, data.T, levels=levels, vmax=levels[-1], vmin=levels[0], **contour_kw)
        ax.clabel(lines, fmt="%2.2f", colors="k", fontsize=10, inline=True)
        foot = blended_transform_factory(ax.transData, ax.transAxes)
        xlim, ylim = ax.get_xlim(), ax.get_ylim()
        self.deciles_vlines_[spot] = ax.vlines(self.deciles[places[0]], 0, 0.05, transform=foot, color="k")
        self.deciles_hlines_[spot] = ax.hlines(self.deciles[places[1]], 0, 0.05, transform=foot, color="k")
        ax.set_xlim(xlim)
        ax.set_ylim(ylim)
        if not ax.get_xlabel():
            ax.set_xlabel(self.feature_names[places[0]])
        ax.set_ylabel(self.feature_names[places[1]])


def _target_place(estimator, target):
    classes = getattr(estimator, "classes_", ())
    if np.size(classes) <= 2:
        return 0
    if target is None:
        raise ValueError("target must be specified for multi-class")
    if target not in list(classes):
        raise ValueError(f"target not in est.classes_, got {target}")
    return int(np.searchsorted(classes, target))


def _wrong_kinds(kinds, features):
    return ValueError("When `kind` is provided as a list of strings, it should contain as many elements as `features`. `kind` contains "
                      f"{len(kinds)} element(s) and `features` contains {len(features)} element(s).")


def _places(features, kinds, names):
    """Positions of columns, in tuples of one or two."""
    if len(kinds) != len(features):
        raise _wrong_kinds(kinds, features)
    made = []
    for feature in features:
        own = (feature,) if isinstance(feature, (numbers.Integral, str)) else feature
        try:
            own = tuple(place_of(item, names) for item in own)
        except TypeError as error:
            raise ValueError("Each entry in features must be either an int, a string, or an iterable of size at most 2.") from error
        if not 1 <= len(own) <= 2:
            raise ValueError("Each entry in features must be either an int, a string, or an iterable of size at most 2.")
        made.append(own)
    if any(kind != "average" and len(own) > 1 for kind, own in zip(kinds, made)):
        wanted = ["average" if len(own) > 1 else kind for kind, own in zip(kinds, made)]
        raise ValueError("ICE plot cannot be rendered for 2-way feature interactions. 2-way feature interactions mandates PD plots using the "
                         f"'average' kind: features={features!r} should be configured to use kind={wanted!r} explicitly.")
    for own in made:
        for place in own:
            if place >= len(names):
                raise ValueError(f"All entries of features must be less than len(feature_names) = {len(names)}, got {place}.")
    return made


def _check_flags(X, places, flags, kinds, grid_resolution):
    counts = []
    for own, own_flags, kind in zip(places, flags, kinds):
        if len(own) == 2 and own_flags[0] != own_flags[1]:
            raise ValueError("Two-way partial dependence plots are not supported for pairs of continuous and categorical features.")
        counts += [len(np.unique(column(X, place))) for place, flag in zip(own, own_flags) if flag]
    if counts and grid_resolution < min(counts):
        raise ValueError("The resolution of the computed grid is less than the minimum number of categories in the targeted categorical "
                         f"features. Expect the `grid_resolution` to be greater than {min(counts)}. Got {grid_resolution} instead.")
    if any(any(own) and kind != "average" for own, kind in zip(flags, kinds)):
        raise ValueError("It is not possible to display individual effects for categorical features.")


def _check_subsample(subsample):
    if isinstance(subsample, numbers.Integral):
        if subsample <= 0:
            raise ValueError(f"When an integer, subsample={subsample} should be positive.")
    elif isinstance(subsample, numbers.Real) and not 0 < subsample < 1:
        raise ValueError(f"When a floating-point, subsample={subsample} should be in the (0, 1) range.")

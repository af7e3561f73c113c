"""Curves of classifiers and errors of regressors drawn."""

import numbers
from collections import Counter

import numpy as np

from sklearn.utils._indexing import take_rows
from sklearn.utils._plotting import TwoClassDisplay, despine as take_edges_off
from sklearn.utils._plotting import label_with, own_axes, positive_words, style
from sklearn.utils._random import check_random_state


def _as_list(value):
    return value if value is None or isinstance(value, list) else [value]


class RocCurveDisplay(TwoClassDisplay):
    """True over false positives, of one classifier or of the folds of a cross-validation."""

    def __init__(self, *, fpr, tpr, roc_auc=None, name=None, pos_label=None, estimator_name="deprecated"):
        self.fpr = fpr
        self.tpr = tpr
        self.roc_auc = roc_auc
        self.name = name if isinstance(estimator_name, str) and estimator_name == "deprecated" else estimator_name
        self.pos_label = pos_label

    def plot(self, ax=None, *, name=None, curve_kwargs=None, plot_chance_level=False, chance_level_kw=None, despine=False, **kwargs):
        """Draw the curves."""
        name = self._prepare(ax, name)
        fpr, tpr, areas = _as_list(self.fpr), _as_list(self.tpr), _as_list(self.roc_auc)
        styles = self._styles(len(fpr), _as_list(name), areas, curve_kwargs, kwargs)
        self.line_ = []
        for own_fpr, own_tpr, own in zip(fpr, tpr, styles):
            self.line_.extend(self.ax_.plot(own_fpr, own_tpr, **own))
        if len(self.line_) == 1:
            self.line_ = self.line_[0]
        words = positive_words(self.pos_label)
        self.ax_.set(xlabel="False Positive Rate" + words, xlim=(-0.01, 1.01), ylabel="True Positive Rate" + words, ylim=(-0.01, 1.01),
                     aspect="equal")
        chance = style({"label": "Chance level (AUC = 0.5)", "color": "k", "linestyle": "--"}, chance_level_kw or {})
        self.chance_level_ = self.ax_.plot((0, 1), (0, 1), **chance)[0] if plot_chance_level else None
        if despine:
            take_edges_off(self.ax_)
        if styles[0].get("label") is not None or plot_chance_level and chance.get("label") is not None:
            self.ax_.legend(loc="lower right")
        return self

    @staticmethod
    def _styles(n_curves, names, areas, given, kwargs):
        if given and kwargs:
            raise ValueError("Cannot provide both `curve_kwargs` and `kwargs`. `**kwargs` is deprecated in 1.7 and will be removed in 1.9. "
                             "Pass all matplotlib arguments to `curve_kwargs` as a dictionary.")
        if kwargs:
            import warnings
            warnings.warn("`**kwargs` is deprecated and will be removed in 1.9. Pass all matplotlib arguments to `curve_kwargs` as a "
                          "dictionary instead.", FutureWarning, stacklevel=3)
            given = kwargs
        if isinstance(given, list) and len(given) != n_curves:
            raise ValueError(f"`curve_kwargs` must be None, a dictionary or a list of length {n_curves}. Got: {given}.")
        if isinstance(names, list) and len(names) not in (1, n_curves):
            raise ValueError(f"self.fpr, self.tpr and 'name' (or self.name) from `RocCurveDisplay` initialization (or `plot`), should all be "
                             f"lists of the same length. Got: self.fpr: {n_curves}, self.tpr: {n_curves}, 'name' (or self.name): "
                             f"{len(names)}")
        if isinstance(names, list) and len(names) != 1 and not isinstance(given, list):
            raise ValueError("To avoid labeling individual curves that have the same appearance, `curve_kwargs` should be a list of "
                             f"{n_curves} dictionaries. Alternatively, set `name` to `None` or a single string to label a single legend "
                             "entry with mean ROC AUC score of all curves.")
        names = [None] * n_curves if names is None else names * n_curves if len(names) == 1 else names
        if n_curves > 1 and not isinstance(given, list):
            label = label_with(None if not areas else np.mean(areas), names[0], "AUC")
            if areas:
                spread = f" +/- {np.std(areas):0.2f}"
                label = label + spread if names[0] is None else label[:-1] + spread + ")"
            labels = [label] + [None] * (n_curves - 1)
        else:
            labels = [label_with(area, name, "AUC") for area, name in zip([None] * n_curves if areas is None else areas, names)]
        if given is None:
            given = [{"alpha": 0.5, "linestyle": "--", "color": "blue"}] * n_curves if n_curves > 1 else [{}]
        elif not isinstance(given, list):
            given = [given] * n_curves
        return [style({"label": label}, own) for label, own in zip(labels, given)]

    @classmethod
    def from_estimator(cls, estimator, X, y, *, sample_weight=None, drop_intermediate=True, response_method="auto", pos_label=None, name=None,
                       ax=None, curve_kwargs=None, plot_chance_level=False, chance_level_kw=None, despine=False, **kwargs):
        """From a fitted classifier."""
        found, pos_label, name = cls._scores(estimator, X, response_method, pos_label, name)
        return cls.from_predictions(
            y, found, sample_weight=sample_weight, drop_intermediate=drop_intermediate, pos_label=pos_label, name=name, ax=ax,
            curve_kwargs=curve_kwargs, plot_chance_level=plot_chance_level, chance_level_kw=chance_level_kw, despine=despine, **kwargs)

    @classmethod
    def from_predictions(cls, y_true, y_score=None, *, sample_weight=None, drop_intermediate=True, pos_label=None, name=None, ax=None,
                         curve_kwargs=None, plot_chance_level=False, chance_level_kw=None, despine=False, y_pred="deprecated", **kwargs):
        """From labels and scores."""
        from sklearn.metrics import auc, roc_curve
        if not (isinstance(y_pred, str) and y_pred == "deprecated"):
            if y_score is not None:
                raise ValueError("`y_pred` and `y_score` cannot be both specified. Please use `y_score` only as `y_pred` is deprecated in 1.7 "
                                 "and will be removed in 1.9.")
            import warnings
            warnings.warn("y_pred is deprecated in 1.7 and will be removed in 1.9. Please use `y_score` instead.", FutureWarning, stacklevel=2)
            y_score = y_pred
        shown_label, name = cls._check_predictions(y_true, y_score, sample_weight, pos_label, name)
        fpr, tpr, _ = roc_curve(y_true, y_score, pos_label=pos_label, sample_weight=sample_weight, drop_intermediate=drop_intermediate)
        made = cls(fpr=fpr, tpr=tpr, roc_auc=auc(fpr, tpr), name=name, pos_label=shown_label)
        return made.plot(ax=ax, curve_kwargs=curve_kwargs, plot_chance_level=plot_chance_level, chance_level_kw=chance_level_kw,
                         despine=despine, **kwargs)

    @classmethod
    def from_cv_results(cls, cv_results, X, y, *, sample_weight=None, drop_intermediate=True, response_method="auto", pos_label=None, ax=None,
                        name=None, curve_kwargs=None, plot_chance_level=False, chance_level_kwargs=None, despine=False):
        """From what `cross_validate` gives with estimators and indices."""
        from sklearn.metrics import auc, roc_curve
        if not all(key in cv_results for key in ("estimator", "indices")):
            raise ValueError("`cv_results` does not contain one of the following required keys: {'estimator', 'indices'}. Set explicitly the "
                             "parameters `return_estimator=True` and `return_indices=True` to the function`cross_validate`.")
        pos_label, _ = cls._check_predictions(y, y, sample_weight, pos_label, None)
        curves = []
        for estimator, rows in zip(cv_results["estimator"], cv_results["indices"]["test"]):
            found, _, _ = cls._scores(estimator, take_rows(X, rows), response_method, pos_label, None)
            weights = None if sample_weight is None else take_rows(np.asarray(sample_weight), rows)
            curves.append(roc_curve(take_rows(y, rows), found, pos_label=pos_label, sample_weight=weights,
                                    drop_intermediate=drop_intermediate)[:2])
        made = cls(fpr=[curve[0] for curve in curves], tpr=[curve[1] for curve in curves], roc_auc=[auc(*curve) for curve in curves],
                   name=name, pos_label=pos_label)
        return made.plot(ax=ax, curve_kwargs=curve_kwargs, plot_chance_level=plot_chance_level, chance_level_kw=chance_level_kwargs,
                         despine=despine)


class PrecisionRecallDisplay(TwoClassDisplay):
    """Precision over recall."""

    def __init__(self, precision, recall, *, average_precision=None, estimator_name=None, pos_label=None, prevalence_pos_label=None):
        self.estimator_name = estimator_name
        self.precision = precision
        self.recall = recall
        self.average_precision = average_precision
        self.pos_label = pos_label
        self.prevalence_pos_label = prevalence_pos_label

    def plot(self, ax=None, *, name=None, plot_chance_level=False, chance_level_kw=None, despine=False, **kwargs):
        """Draw the curve."""
        name = self._prepare(ax, name)
        label = label_with(self.average_precision, name, "AP")
        line = style({"drawstyle": "steps-post", **({} if label is None else {"label": label})}, kwargs)
        self.line_, = self.ax_.plot(self.recall, self.precision, **line)
        words = positive_words(self.pos_label)
        self.ax_.set(xlabel="Recall" + words, xlim=(-0.01, 1.01), ylabel="Precision" + words, ylim=(-0.01, 1.01), aspect="equal")
        self.chance_level_ = None
        if plot_chance_level:
            share = self.prevalence_pos_label
            if share is None:
                raise ValueError(
                    "You must provide prevalence_pos_label when constructing the PrecisionRecallDisplay object in order to plot the chance "
                    "level line. Alternatively, you may use PrecisionRecallDisplay.from_estimator or PrecisionRecallDisplay.from_predictions "
                    "to automatically set prevalence_pos_label")
            chance = style({"label": f"Chance level (AP = {share:0.2f})", "color": "k", "linestyle": "--"}, chance_level_kw or {})
            self.chance_level_, = self.ax_.plot((0, 1), (share, share), **chance)
        if despine:
            take_edges_off(self.ax_)
        if "label" in line or plot_chance_level:
            self.ax_.legend(loc="lower left")
        return self

    @classmethod
    def from_estimator(cls, estimator, X, y, *, sample_weight=None, drop_intermediate=False, response_method="auto", pos_label=None, name=None,
                       ax=None, plot_chance_level=False, chance_level_kw=None, despine=False, **kwargs):
        """From a fitted classifier."""
        found, pos_label, name = cls._scores(estimator, X, response_method, pos_label, name)
        return cls.from_predictions(
            y, found, sample_weight=sample_weight, drop_intermediate=drop_intermediate, pos_label=pos_label, name=name, ax=ax,
            plot_chance_level=plot_chance_level, chance_level_kw=chance_level_kw, despine=despine, **kwargs)

    @classmethod
    def from_predictions(cls, y_true, y_pred, *, sample_weight=None, drop_intermediate=False, pos_label=None, name=None, ax=None,
                         plot_chance_level=False, chance_level_kw=None, despine=False, **kwargs):
        """From labels and scores."""
        from sklearn.metrics import average_precision_score, precision_recall_curve
        pos_label, name = cls._check_predictions(y_true, y_pred, sample_weight, pos_label, name)
        precision, recall, _ = precision_recall_curve(y_true, y_pred, pos_label=pos_label, sample_weight=sample_weight,
                                                      drop_intermediate=drop_intermediate)
        average = average_precision_score(y_true, y_pred, pos_label=pos_label, sample_weight=sample_weight)
        counts = Counter(np.asarray(y_true).tolist())
        made = cls(precision, recall, average_precision=average, estimator_name=name, pos_label=pos_label,
                   prevalence_pos_label=counts[pos_label] / sum(counts.values()))
        return made.plot(ax=ax, name=name, plot_chance_level=plot_chance_level, chance_level_kw=chance_level_kw, despine=despine, **kwargs)


class DetCurveDisplay(TwoClassDisplay):
    """False negatives over false positives, on normal deviates."""

    def __init__(self, *, fpr, fnr, estimator_name=None, pos_label=None):
        self.fpr = fpr
        self.fnr = fnr
        self.estimator_name = estimator_name
        self.pos_label = pos_label

    def plot(self, ax=None, *, name=None, **kwargs):
        """Draw the curve."""
        from scipy.stats import norm
        name = self._prepare(ax, name)
        line = {**({} if name is None else {"label": name}), **kwargs}
        least = np.finfo(self.fpr.dtype).eps
        self.fpr, self.fnr = self.fpr.clip(least, 1 - least), self.fnr.clip(least, 1 - least)
        self.line_, = self.ax_.plot(norm.ppf(self.fpr), norm.ppf(self.fnr), **line)
        words = positive_words(self.pos_label)
        self.ax_.set(xlabel="False Positive Rate" + words, ylabel="False Negative Rate" + words)
        if "label" in line:
            self.ax_.legend(loc="lower right")
        ticks = [0.001, 0.01, 0.05, 0.2, 0.5, 0.8, 0.95, 0.99, 0.999]
        places = norm.ppf(ticks)
        shown = [f"{tick:.0%}" if (100 * tick).is_integer() else f"{tick:.1%}" for tick in ticks]
        self.ax_.set_xticks(places)
        self.ax_.set_xticklabels(shown)
        self.ax_.set_xlim(-3, 3)
        self.ax_.set_yticks(places)
        self.ax_.set_yticklabels(shown)
        self.ax_.set_ylim(-3, 3)
        return self

    @classmethod
    def from_estimator(cls, estimator, X, y, *, sample_weight=None, drop_intermediate=True, response_method="auto", pos_label=None, name=None,
                       ax=None, **kwargs):
        """From a fitted classifier."""
        found, pos_label, name = cls._scores(estimator, X, response_method, pos_label, name)
        return cls.from_predictions(y, found, sample_weight=sample_weight, drop_intermediate=drop_intermediate, pos_label=pos_label,
                                    name=name, ax=ax, **kwargs)

    @classmethod
    def from_predictions(cls, y_true, y_pred, *, sample_weight=None, drop_intermediate=True, pos_label=None, name=None, ax=None, **kwargs):
        """From labels and scores."""
        from sklearn.metrics import det_curve
        shown_label, name = cls._check_predictions(y_true, y_pred, sample_weight, pos_label, name)
        fpr, fnr, _ = det_curve(y_true, y_pred, pos_label=pos_label, sample_weight=sample_weight, drop_intermediate=drop_intermediate)
        return cls(fpr=fpr, fnr=fnr, estimator_name=name, pos_label=shown_label).plot(ax=ax, name=name, **kwargs)


class PredictionErrorDisplay:
    """Residuals, or actual values, over predictions."""

    def __init__(self, *, y_true, y_pred):
        self.y_true = y_true
        self.y_pred = y_pred

    def plot(self, ax=None, *, kind="residual_vs_predicted", scatter_kwargs=None, line_kwargs=None):
        """Draw the points and the line of perfect predictions."""
        kinds = ("actual_vs_predicted", "residual_vs_predicted")
        if kind not in kinds:
            raise ValueError(f"`kind` must be one of {', '.join(kinds)}. Got {kind!r} instead.")
        points = style({"color": "tab:blue", "alpha": 0.8}, scatter_kwargs or {})
        line = style({"color": "black", "alpha": 0.7, "linestyle": "--"}, line_kwargs or {})
        ax = own_axes(ax)
        low, high = np.min(self.y_pred), np.max(self.y_pred)
        if kind == "actual_vs_predicted":
            low, high = min(np.min(self.y_true), low), max(np.max(self.y_true), high)
            self.line_ = ax.plot([low, high], [low, high], **line)[0]
            self.scatter_ = ax.scatter(self.y_pred, self.y_true, **points)
            ax.set_aspect("equal", adjustable="datalim")
            ax.set_xticks(np.linspace(low, high, num=5))
            ax.set_yticks(np.linspace(low, high, num=5))
            ylabel = "Actual values"
        else:
            self.line_ = ax.plot([low, high], [0, 0], **line)[0]
            self.scatter_ = ax.scatter(self.y_pred, self.y_true - self.y_pred, **points)
            ylabel = "Residuals (actual - predicted)"
        ax.set(xlabel="Predicted values", ylabel=ylabel)
        self.ax_, self.figure_ = ax, ax.figure
        return self

    @classmethod
    def from_estimator(cls, estimator, X, y, *, kind="residual_vs_predicted", subsample=1000, random_state=None, ax=None, scatter_kwargs=None,
                       line_kwargs=None):
        """From a fitted regressor."""
        return cls.from_predictions(y, estimator.predict(X), kind=kind, subsample=subsample, random_state=random_state, ax=ax,
                                    scatter_kwargs=scatter_kwargs, line_kwargs=line_kwargs)

    @classmethod
    def from_predictions(cls, y_true, y_pred, *, kind="residual_vs_predicted", subsample=1000, random_state=None, ax=None,
                         scatter_kwargs=None, line_kwargs=None):
        """From values and predictions, of many a sample."""
        random_state = check_random_state(random_state)
        n_rows = len(y_true)
        if isinstance(subsample, numbers.Integral):
            if subsample <= 0:
                raise ValueError(f"When an integer, subsample={subsample} should be positive.")
        elif isinstance(subsample, numbers.Real):
            if subsample <= 0 or subsample >= 1:
                raise ValueError(f"When a floating-point, subsample={subsample} should be in the (0, 1) range.")
            subsample = int(n_rows * subsample)
        if subsample is not None and subsample < n_rows:
            rows = random_state.choice(np.arange(n_rows), size=subsample)
            y_true, y_pred = take_rows(y_true, rows), take_rows(y_pred, rows)
        return cls(y_true=y_true, y_pred=y_pred).plot(ax=ax, kind=kind, scatter_kwargs=scatter_kwargs, line_kwargs=line_kwargs)

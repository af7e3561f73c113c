"""Curves of learning and of validation drawn."""

import numpy as np

from sklearn.utils._plotting import own_axes, score_name_of


class _CurveDisplay:
    def _draw(self, x, ax, negate_score, score_name, score_type, std_display_style, line_kw, fill_between_kw, errorbar_kw):
        ax = own_axes(ax)
        if std_display_style not in ("errorbar", "fill_between", None):
            raise ValueError(f"Unknown std_display_style: {std_display_style}. Should be one of 'errorbar', 'fill_between', or None.")
        if score_type not in ("test", "train", "both"):
            raise ValueError(f"Unknown score_type: {score_type}. Should be one of 'test', 'train', or 'both'.")
        sign = -1 if negate_score else 1
        scores = {"Train": sign * self.train_scores, "Test": sign * self.test_scores}
        if score_type != "both":
            scores = {score_type.capitalize(): scores[score_type.capitalize()]}
        self.lines_ = self.errorbar_ = self.fill_between_ = None
        if std_display_style == "errorbar":
            self.errorbar_ = [ax.errorbar(x, own.mean(axis=1), own.std(axis=1), label=label, **(errorbar_kw or {}))
                              for label, own in scores.items()]
        else:
            self.lines_ = [ax.plot(x, own.mean(axis=1), label=label, **(line_kw or {}))[0] for label, own in scores.items()]
        if std_display_style == "fill_between":
            options = {"alpha": 0.5, **(fill_between_kw or {})}
            self.fill_between_ = [ax.fill_between(x, own.mean(axis=1) - own.std(axis=1), own.mean(axis=1) + own.std(axis=1), **options)
                                  for own in scores.values()]
        ax.legend()
        steps = np.diff(np.sort(x))
        wide = steps.max() / steps.min() > 5
        ax.set_xscale(("symlog" if x.min() <= 0 else "log") if wide else "linear")
        ax.set_ylabel(f"{self.score_name if score_name is None else score_name}")
        self.ax_, self.figure_ = ax, ax.figure


class LearningCurveDisplay(_CurveDisplay):
    """Scores over the number of training rows."""

    def __init__(self, *, train_sizes, train_scores, test_scores, score_name=None):
        self.train_sizes = train_sizes
        self.train_scores = train_scores
        self.test_scores = test_scores
        self.score_name = score_name

    def plot(self, ax=None, *, negate_score=False, score_name=None, score_type="both", std_display_style="fill_between", line_kw=None,
             fill_between_kw=None, errorbar_kw=None):
        """Draw the curves."""
        self._draw(self.train_sizes, ax, negate_score, score_name, score_type, std_display_style, line_kw, fill_between_kw, errorbar_kw)
        self.ax_.set_xlabel("Number of samples in the training set")
        return self

    @classmethod
    def from_estimator(cls, estimator, X, y, *, groups=None, train_sizes=np.linspace(0.1, 1.0, 5), cv=None, scoring=None,
                       exploit_incremental_learning=False, n_jobs=None, pre_dispatch="all", verbose=0, shuffle=False, random_state=None,
                       error_score=np.nan, fit_params=None, ax=None, negate_score=False, score_name=None, score_type="both",
                       std_display_style="fill_between", line_kw=None, fill_between_kw=None, errorbar_kw=None):
        """Fit an estimator to more and more rows."""
        from sklearn.model_selection import learning_curve
        score_name = score_name_of(score_name, scoring, negate_score)
        sizes, train, test = learning_curve(
            estimator, X, y, groups=groups, train_sizes=train_sizes, cv=cv, scoring=scoring,
            exploit_incremental_learning=exploit_incremental_learning, n_jobs=n_jobs, pre_dispatch=pre_dispatch, verbose=verbose,
            shuffle=shuffle, random_state=random_state, error_score=error_score, fit_params=fit_params)
        made = cls(train_sizes=sizes, train_scores=train, test_scores=test, score_name=score_name)
        return made.plot(ax=ax, negate_score=negate_score, score_type=score_type, std_display_style=std_display_style, line_kw=line_kw,
                         fill_between_kw=fill_between_kw, errorbar_kw=errorbar_kw)


class ValidationCurveDisplay(_CurveDisplay):
    """Scores over the values of a parameter."""

    def __init__(self, *, param_name, param_range, train_scores, test_scores, score_name=None):
        self.param_name = param_name
        self.param_range = param_range
        self.train_scores = train_scores
        self.test_scores = test_scores
        self.score_name = score_name

    def plot(self, ax=None, *, negate_score=False, score_name=None, score_type="both", std_display_style="fill_between", line_kw=None,
             fill_between_kw=None, errorbar_kw=None):
        """Draw the curves."""
        self._draw(np.asarray(self.param_range), ax, negate_score, score_name, score_type, std_display_style, line_kw, fill_between_kw,
                   errorbar_kw)
        self.ax_.set_xlabel(f"{self.param_name}")
        return self

    @classmethod
    def from_estimator(cls, estimator, X, y, *, param_name, param_range, groups=None, cv=None, scoring=None, n_jobs=None, pre_dispatch="all",
                       verbose=0, error_score=np.nan, fit_params=None, ax=None, negate_score=False, score_name=None, score_type="both",
                       std_display_style="fill_between", line_kw=None, fill_between_kw=None, errorbar_kw=None):
        """Fit an estimator with each value."""
        from sklearn.model_selection import validation_curve
        score_name = score_name_of(score_name, scoring, negate_score)
        train, test = validation_curve(estimator, X, y, param_name=param_name, param_range=param_range, groups=groups, cv=cv,
                                       scoring=scoring, n_jobs=n_jobs, pre_dispatch=pre_dispatch, verbose=verbose, error_score=error_score,
                                       fit_params=fit_params)
        made = cls(param_name=param_name, param_range=np.asarray(param_range), train_scores=train, test_scores=test, score_name=score_name)
        return made.plot(ax=ax, negate_score=negate_score, score_type=score_type, std_display_style=std_display_style, line_kw=line_kw,
                         fill_between_kw=fill_between_kw, errorbar_kw=errorbar_kw)

"""Calibration curves drawn."""

from sklearn._calibration import calibration_curve
from sklearn.utils._plotting import TwoClassDisplay, style


class CalibrationDisplay(TwoClassDisplay):
    """The share of positives over the mean probability of each bin."""

    def __init__(self, prob_true, prob_pred, y_prob, *, estimator_name=None, pos_label=None):
        self.prob_true = prob_true
        self.prob_pred = prob_pred
        self.y_prob = y_prob
        self.estimator_name = estimator_name
        self.pos_label = pos_label

    def plot(self, *, ax=None, name=None, ref_line=True, **kwargs):
        """Draw the curve, and the diagonal once."""
        name = self._prepare(ax, name)
        words = "" if self.pos_label is None else f"(Positive class: {self.pos_label})"
        line = style({"marker": "s", "linestyle": "-", **({} if name is None else {"label": name})}, kwargs)
        ideal = "Perfectly calibrated"
        if ref_line and ideal not in self.ax_.get_legend_handles_labels()[1]:
            self.ax_.plot([0, 1], [0, 1], "k:", label=ideal)
        self.line_ = self.ax_.plot(self.prob_pred, self.prob_true, **line)[0]
        self.ax_.legend(loc="lower right")
        self.ax_.set(xlabel=f"Mean predicted probability {words}", ylabel=f"Fraction of positives {words}")
        return self

    @classmethod
    def from_estimator(cls, estimator, X, y, *, n_bins=5, strategy="uniform", pos_label=None, name=None, ax=None, ref_line=True, **kwargs):
        """From a fitted classifier."""
        found, pos_label, name = cls._scores(estimator, X, "predict_proba", pos_label, name)
        return cls.from_predictions(y, found, n_bins=n_bins, strategy=strategy, pos_label=pos_label, name=name, ax=ax, ref_line=ref_line,
                                    **kwargs)

    @classmethod
    def from_predictions(cls, y_true, y_prob, *, n_bins=5, strategy="uniform", pos_label=None, name=None, ax=None, ref_line=True, **kwargs):
        """From labels and probabilities."""
        shown_label, name = cls._check_predictions(y_true, y_prob, None, pos_label, name)
        prob_true, prob_pred = calibration_curve(y_true, y_prob, n_bins=n_bins, strategy=strategy, pos_label=pos_label)
        made = cls(prob_true, prob_pred, y_prob, estimator_name=name, pos_label=shown_label)
        return made.plot(ax=ax, ref_line=ref_line, **kwargs)

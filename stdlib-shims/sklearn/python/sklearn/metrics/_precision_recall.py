"""Precision, recall, F and Jaccard scores, for one label, by label, or averaged."""

import warnings

import numpy as np

from sklearn._rules import check, one_of
from sklearn.exceptions import UndefinedMetricWarning
from sklearn.metrics._targets import check_targets, dense, label_counts
from sklearn.utils.multiclass import unique_labels

_AVERAGES = (one_of("micro", "macro", "samples", "weighted", "binary"), "None")


def _labels_for(y_true, y_pred, average, labels, pos_label):
    """The labels asked about; with "binary" only the positive one."""
    if average not in (None, "micro", "macro", "weighted", "samples", "binary"):
        raise ValueError(f"average has to be one of {[None, 'micro', 'macro', 'weighted', 'samples']}")
    kind, y_true, y_pred = check_targets(y_true, y_pred)
    present = unique_labels(y_true, y_pred)
    if average != "binary":
        if pos_label not in (None, 1):
            warnings.warn(
                f"Note that pos_label (set to {pos_label!r}) is ignored when average != 'binary' (got {average!r}). You may use "
                "labels=[pos_label] to specify a single positive label.", UserWarning, stacklevel=3,
            )
        return labels
    if kind == "binary":
        listed = present.tolist()
        if pos_label not in listed and len(listed) >= 2:
            raise ValueError(f"pos_label={pos_label} is not a valid label. It should be one of {listed}")
        return [pos_label]
    options = [None, "micro", "macro", "weighted", "samples"]
    if kind == "multiclass":
        options.remove("samples")
    raise ValueError(f"Target is {kind} but average='binary'. Please choose another average setting, one of {options!r}.")


def _division_value(zero_division):
    if isinstance(zero_division, str) and zero_division == "warn":
        return 0.0
    return float(zero_division)


def _share(part, whole, name, modifier, average, warn_for, zero_division):
    """part / whole; where the whole is nothing, `zero_division` and perhaps a warning."""
    empty = whole == 0
    made = part / np.where(empty, 1, whole)
    if not empty.any():
        return made
    made = np.where(empty, _division_value(zero_division), made)
    if not (isinstance(zero_division, str) and zero_division == "warn") or name not in warn_for:
        return made
    _warn_undefined(average, modifier, f"{name.capitalize()} is", len(made))
    return made


def _warn_undefined(average, modifier, start, size):
    first, second = ("label", "sample") if average == "samples" else ("sample", "label")
    end = f"in {second}s with no {modifier} {first}s."
    if size == 1:
        end = f"due to no {modifier} {first}s."
    warnings.warn(
        f"{start} ill-defined and being set to 0.0 {end} Use `zero_division` parameter to control this behavior.",
        UndefinedMetricWarning, stacklevel=4,
    )


def _average_without_nan(values, weights=None):
    values = np.asarray(values, dtype=np.float64)
    kept = ~np.isnan(values)
    if not kept.any() or (weights is not None and weights.sum() == 0):
        return np.average(values) if not kept.any() else np.average(values[kept])
    if weights is not None:
        weights = weights[kept]
        if weights.sum() == 0:
            return np.nan
    return np.average(values[kept], weights=weights)


def precision_recall_fscore_support(y_true, y_pred, *, beta=1.0, labels=None, pos_label=1, average=None,
                                    warn_for=("precision", "recall", "f-score"), sample_weight=None, zero_division="warn"):
    """Precision, recall, F score and the number of rows, by label or averaged."""
    check("precision_recall_fscore_support", "beta", beta, "a float in the range [0.0, inf]")
    check("precision_recall_fscore_support", "average", average, _AVERAGES)
    return _scores(y_true, y_pred, beta, labels, pos_label, average, warn_for, sample_weight, zero_division)


def _scores(y_true, y_pred, beta, labels, pos_label, average, warn_for, sample_weight, zero_division):
    y_true, y_pred = _plain(y_true), _plain(y_pred)
    labels = _labels_for(y_true, y_pred, average, labels, pos_label)
    hits, predicted, true, _, _, _ = label_counts(y_true, y_pred, labels, sample_weight, average == "samples")
    if average == "micro":
        hits, predicted, true = (np.array([np.sum(part)]) for part in (hits, predicted, true))
    precision = _share(hits, predicted, "precision", "predicted", average, warn_for, zero_division)
    recall = _share(hits, true, "recall", "true", average, warn_for, zero_division)
    if np.isposinf(beta):
        score = recall
    elif beta == 0:
        score = precision
    else:
        both = beta ** 2 * true + predicted
        score = _share((1 + beta ** 2) * hits, both, "f-score", "true nor predicted", average,
                       ("f-score",) if tuple(warn_for) == ("f-score",) else (), zero_division)
    if average is None:
        return precision, recall, score, true
    weights = {"weighted": true, "samples": sample_weight}.get(average)
    weights = None if weights is None else np.asarray(weights)
    return tuple(float(_average_without_nan(part, weights)) for part in (precision, recall, score)) + (None,)


def _plain(y):
    return dense(y) if hasattr(y, "toarray") else y


def precision_score(y_true, y_pred, *, labels=None, pos_label=1, average="binary", sample_weight=None, zero_division="warn"):
    """The share of predicted labels that are right."""
    check("precision_score", "average", average, _AVERAGES)
    return _scores(y_true, y_pred, 1.0, labels, pos_label, average, ("precision",), sample_weight, zero_division)[0]


def recall_score(y_true, y_pred, *, labels=None, pos_label=1, average="binary", sample_weight=None, zero_division="warn"):
    """The share of true labels that are found."""
    check("recall_score", "average", average, _AVERAGES)
    return _scores(y_true, y_pred, 1.0, labels, pos_label, average, ("recall",), sample_weight, zero_division)[1]


def f1_score(y_true, y_pred, *, labels=None, pos_label=1, average="binary", sample_weight=None, zero_division="warn"):
    """The harmonic mean of precision and recall."""
    check("f1_score", "average", average, _AVERAGES)
    return _scores(y_true, y_pred, 1.0, labels, pos_label, average, ("f-score",), sample_weight, zero_division)[2]


def fbeta_score(y_true, y_pred, *, beta, labels=None, pos_label=1, average="binary", sample_weight=None, zero_division="warn"):
    """The harmonic mean of precision and recall, recall counted beta times as much."""
    check("fbeta_score", "beta", beta, "a float in the range [0.0, inf]")
    check("fbeta_score", "average", average, _AVERAGES)
    return _scores(y_true, y_pred, beta, labels, pos_label, average, ("f-score",), sample_weight, zero_division)[2]


def jaccard_score(y_true, y_pred, *, labels=None, pos_label=1, average="binary", sample_weight=None, zero_division="warn"):
    """The share of right labels among all labels true or predicted."""
    y_true, y_pred = _plain(y_true), _plain(y_pred)
    labels = _labels_for(y_true, y_pred, average, labels, pos_label)
    hits, predicted, true, _, _, _ = label_counts(y_true, y_pred, labels, sample_weight, average == "samples")
    if average == "micro":
        hits, predicted, true = (np.array([np.sum(part)]) for part in (hits, predicted, true))
    made = _share(hits, true + predicted - hits, "jaccard", "true or predicted", average, ("jaccard",), zero_division)
    if average is None:
        return made
    weights = {"weighted": true, "samples": sample_weight}.get(average)
    if average == "weighted" and not np.any(true):
        weights = None
    return float(np.average(made, weights=weights))


def classification_report(y_true, y_pred, *, labels=None, target_names=None, sample_weight=None, digits=2, output_dict=False,
                          zero_division="warn"):
    """Precision, recall, F score and support of each label, as a text or a dictionary."""
    y_true, y_pred = _plain(y_true), _plain(y_pred)
    kind, y_true, y_pred = check_targets(y_true, y_pred)
    given = labels is not None
    labels = np.asarray(labels) if given else unique_labels(y_true, y_pred)
    whole = kind in ("multiclass", "binary") and (not given or set(labels.tolist()) >= set(unique_labels(y_true, y_pred).tolist()))
    if target_names is not None and len(labels) != len(target_names):
        if given:
            warnings.warn(f"labels size, {len(labels)}, does not match size of target_names, {len(target_names)}", stacklevel=2)
        else:
            raise ValueError(
                f"Number of classes, {len(labels)}, does not match size of target_names, {len(target_names)}. Try specifying the labels "
                "parameter"
            )
    names = [str(label) for label in labels] if target_names is None else list(target_names)

    def scores(average):
        return precision_recall_fscore_support(y_true, y_pred, labels=labels, average=average, sample_weight=sample_weight,
                                               zero_division=zero_division)
    columns = scores(None)
    rows = list(zip(names, *columns))
    support = np.sum(columns[3])
    averages = ["micro", "macro", "weighted"] + (["samples"] if kind.startswith("multilabel") else [])
    endings = [("accuracy" if average == "micro" and whole else f"{average} avg", scores(average)[:3]) for average in averages]
    if output_dict:
        made = {row[0]: dict(zip(("precision", "recall", "f1-score", "support"), (float(value) for value in row[1:]))) for row in rows}
        for heading, three in endings:
            made[heading] = dict(zip(("precision", "recall", "f1-score", "support"), (*three, float(support))))
        if "accuracy" in made:
            made["accuracy"] = made["accuracy"]["precision"]
        return made
    width = max([len(name) for name in names] + [len("weighted avg"), digits])
    text = " " * width + " " + "".join(f" {heading:>9}" for heading in ("precision", "recall", "f1-score", "support")) + "\n\n"
    for name, *values, count in rows:
        text += f"{name:>{width}s} " + "".join(f" {value:>9.{digits}f}" for value in values) + f" {count:>9}\n"
    text += "\n"
    for heading, three in endings:
        if heading == "accuracy":
            text += f"{heading:>{width}s} " + f" {'':>9}" * 2 + f" {three[2]:>9.{digits}f} {support:>9}\n"
        else:
            text += f"{heading:>{width}s} " + "".join(f" {value:>9.{digits}f}" for value in three) + f" {support:>9}\n"
    return text

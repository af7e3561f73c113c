"""Labels of an axis as text: one list for a plain index, one per level for a MultiIndex."""

from _pandas import Unary

from pandas.core.missing.markers import NaT
from pandas.core.missing.questions import is_missing
from pandas.core.printing.layout import sparsify, trim_front
from pandas.core.printing.options import value_of
from pandas.core.printing.values import column_texts, datetime_texts, missing_text, show, timedelta_texts

# How a level shows a missing label.
_HOLES = {"datetime": "NaT", "timedelta": "NaT", "period": "NaT", "category": "nan", "masked": "<NA>"}


def name_text(name):
    """The name of an axis, empty when there is none."""
    return "" if name is None else show(name, True)


def has_names(index):
    """Whether an axis has a name on any level."""
    if index._is_multi:
        return any(name is not None for name in index._names)
    return index._name is not None


def flat_labels(index, include_name=False, formatter=None):
    """Labels of a plain index, with the name before them when asked."""
    header = [name_text(index._name)] if include_name else []
    if formatter is not None:
        return header + [str(formatter(label)) for label in index.tolist()]
    steps = getattr(index, "_range", None)
    if steps is not None:
        texts = [str(label) for label in steps]
        width = max(map(len, texts), default=0)
        return header + [text.ljust(width) for text in texts]
    return header + label_texts(index._col)


def label_texts(column):
    """Texts of the labels in a column."""
    kind = column.kind
    if kind in ("int", "uint", "float", "bool"):
        return trim_front(column_texts(column, mode="left"))
    if kind == "datetime":
        return datetime_texts(column)
    if kind == "timedelta":
        return timedelta_texts(column)
    if kind == "masked" and column.dtype != "string":
        return trim_front(column_texts(column, mode="left"))
    if kind == "category":
        return ["NaN" if is_missing(label) else show(label, True) for label in column.tolist()]
    texts = [_label_text(label) for label in column.tolist()]
    return trim_front(_aligned_with_signs(column, texts) if kind == "objects" else texts)


def _aligned_with_signs(column, texts):
    """Texts of objects: where there are floats, all others leave room for their sign."""
    floats = [isinstance(label, float) and label == label for label in column.tolist()]
    if not any(floats):
        return texts
    return [text if is_float and text[0] == "-" else " " + text for text, is_float in zip(texts, floats)]


def _label_text(label):
    if isinstance(label, float) and label != label:
        return "NaN"
    if label is NaT or label is None:
        return str(label)
    return missing_text(label) if is_missing(label) else show(label, True)


def level_labels(index, include_names=False, sparse=None, formatter=None):
    """Labels of a MultiIndex, one list per level; repeated outer ones blank."""
    if not len(index):
        return []
    levels = []
    for column, name in zip(index._cols, index._names):
        if formatter is not None:
            texts = [str(formatter(label)) for label in column.tolist()]
        elif column.any_missing() and not (index._missing_last and column.kind in ("float", "category")):
            texts = _texts_with_holes(column)
        else:
            texts = label_texts(column)
        levels.append(([name_text(name)] if include_names else []) + texts)
    if sparse is None:
        sparse = value_of("display.multi_sparse")
    if sparse:
        levels = sparsify(levels, int(include_names))
    return levels


def _texts_with_holes(column):
    # Levels hold no missing values: those present are shown on their own.
    missing = column.isna()
    present = iter(label_texts(column.filter(missing.unary(Unary.INVERT))))
    hole = _HOLES.get(column.kind, "NaN")
    return [hole if hidden else next(present) for hidden in missing.tolist()]


def axis_labels(index, include_names=False, sparse=None, formatter=None):
    """One list of texts per level of any index."""
    if index._is_multi:
        return level_labels(index, include_names, sparse, formatter)
    return [flat_labels(index, include_names, formatter)]

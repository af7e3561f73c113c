"""Labels of an axis as text: one list for a plain index, one per level for a MultiIndex."""

from pandas.core.common import is_missing
from pandas.core.missing_values import NaT
from pandas.core.printing.layout import sparsify, trim_front
from pandas.core.printing.options import value_of
from pandas.core.printing.values import column_texts, datetime_texts, missing_text, show, timedelta_texts


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
    return trim_front([_label_text(label) for label in column.tolist()])


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
        elif column.any_missing() and column.kind in ("float", "datetime", "timedelta", "text"):
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
    present = iter(label_texts(column.filter(missing.unary("invert"))))
    hole = "NaT" if column.kind in ("datetime", "timedelta") else "NaN"
    if column.kind == "float":
        whole = column.filter(missing.unary("invert"))
        if all(value == int(value) for value in whole.tolist() if abs(value) != float("inf")):
            present = iter(label_texts(whole))
    return [hole if hidden else next(present) for hidden in missing.tolist()]


def axis_labels(index, include_names=False, sparse=None, formatter=None):
    """One list of texts per level of any index."""
    if index._is_multi:
        return level_labels(index, include_names, sparse, formatter)
    return [flat_labels(index, include_names, formatter)]

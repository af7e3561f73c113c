"""Which columns a CSV file has: names, those wanted, those that become the index."""

from pandas.core.arguments.questions import is_integer, is_list_like
from pandas.errors import ParserError


def labels_from_header(record):
    """Column labels of a header line: empty ones get a name, repeated ones a number."""
    labels = []
    unnamed = set()
    for position, text in enumerate(record):
        if text == "":
            text = f"Unnamed: {position}"
            unnamed.add(text)
        labels.append(text)
    return without_repeats(labels), unnamed


def without_repeats(labels):
    """Labels made different by numbers after a point."""
    if len(set(labels)) == len(labels):
        return labels
    taken = set(labels)
    counts = {}
    result = []
    for label in labels:
        number = counts.get(label, 0)
        new = label
        if number:
            new = f"{label}.{number}"
            while new in taken:
                number += 1
                new = f"{label}.{number}"
        counts[label] = number + 1
        taken.add(new)
        result.append(new)
    return result


def check_names(names):
    """The list of names given; they must differ."""
    if isinstance(names, (str, set)) or not is_list_like(names):
        raise ValueError("Names should be an ordered collection.")
    names = list(names)
    if len(names) != len(set(names)):
        raise ValueError("Duplicate names are not allowed.")
    return names


def without_repeated_tuples(labels):
    """Labels of several levels made different by numbers after the last one."""
    counts = {}
    result = []
    for label in labels:
        number = counts.get(label, 0)
        new = label
        while number:
            counts[label] = number + 1
            new = (*label[:-1], f"{label[-1]}.{number}")
            number = counts.get(new, 0)
        result.append(new)
        counts[new] = number + 1
    return result


def wanted_positions(usecols, names, n_fields=None):
    """Positions of the columns to read, in the order of the file; None for all. Rows have `n_fields`, none if 0."""
    if usecols is None:
        return None
    n_fields = len(names) if n_fields is None else n_fields
    if callable(usecols):
        return [position for position, name in enumerate(names) if usecols(name)]
    if isinstance(usecols, str) or not is_list_like(usecols):
        raise ValueError(
            "'usecols' must either be list-like of all strings, all unicode, all integers or a callable."
        )
    usecols = list(usecols)
    if all(is_integer(item) for item in usecols):
        wanted = sorted({int(item) for item in usecols})
        kept = names
        if len(names) > len(wanted):
            kept = [name for position, name in enumerate(names) if position in wanted]
        if len(kept) < len(wanted):
            absent = [item for item in wanted if item not in kept]
            raise ValueError(f"Usecols do not match columns, columns expected but not found: {absent}")
        outside = [item for item in wanted if not 0 <= item < max(n_fields, len(names))]
        if outside:
            if n_fields:
                raise ParserError(
                    f"Defining usecols with out-of-bounds indices is not allowed. {outside} are out of bounds."
                )
            return list(range(len(names)))
        return wanted
    if not all(isinstance(item, str) for item in usecols):
        raise ValueError(
            "'usecols' must either be list-like of all strings, all unicode, all integers or a callable."
        )
    absent = [item for item in usecols if item not in names]
    if absent:
        raise ValueError(f"Usecols do not match columns, columns expected but not found: {absent}")
    return sorted({names.index(item) for item in usecols})


def implicit_positions(index_col, n_implicit, n_fields):
    """Places in a record of the columns without labels, which become the index, when they are named."""
    listed = list(index_col) if isinstance(index_col, (list, tuple)) else [index_col]
    if len(listed) != n_implicit:
        raise ParserError(
            f"Could not construct index. Requested to use {len(listed)} number of columns, "
            f"but {n_implicit} left to parse."
        )
    for item in listed:
        if not is_integer(item) or not 0 <= item < n_fields:
            raise KeyError(item)
    return [int(item) for item in listed]


def index_positions(index_col, names, positions):
    """Places, within the columns read, of those that become the index."""
    if index_col is None or index_col is False:
        return []
    if index_col is True:
        raise ValueError("The value of index_col couldn't be 'True'")
    listed = list(index_col) if isinstance(index_col, (list, tuple)) else [index_col]
    read = [names[position] for position in positions]
    found = []
    for item in listed:
        if item in read and (isinstance(item, str) or not is_integer(item)):
            found.append(read.index(item))
        elif is_integer(item):
            place = int(item) + (len(read) if item < 0 else 0)
            if not 0 <= place < len(read):
                raise IndexError("list index out of range")
            found.append(place)
        else:
            raise ValueError(f"Index {item} invalid")
    return found

"""Work on category columns: other names, more, fewer or reordered categories. Shared by Categorical, `.cat` and CategoricalIndex."""

import _pandas
from _pandas import Binary, Unary

from pandas.core.arguments.options import no_default
from pandas.core.arguments.questions import is_list_like
from pandas.core.category.interval import index_of_values
from pandas.core.construction.columns import Column, as_column
from pandas.core.dtypes.casting import cast_to_category
from pandas.core.dtypes.extension import CategoricalDtype
from pandas.core.missing.questions import is_missing


def codes_of(column):
    """The codes of a category column as int64, -1 for missing."""
    codes = column.codes
    return codes() if callable(codes) else codes


def small_codes(column):
    """The codes in the narrowest type that holds them, as pandas shows them."""
    n = len(column.categories)
    name = "int8" if n < 128 else "int16" if n < 32768 else "int32"
    return codes_of(column).cast(name)


def categories_index(column):
    """The categories as an Index."""
    return index_of_values(column.categories.share())


def checked_categories(categories):
    """A Column of new categories; refuses missing and repeated ones."""
    if not is_list_like(categories) and not isinstance(categories, Column):
        raise TypeError(f"Parameter 'categories' must be list-like, was {categories!r}")
    column = as_column(list(categories) if isinstance(categories, (set, frozenset)) else categories)
    if column.any_missing():
        raise ValueError("Categorical categories cannot be null")
    if not column.is_unique():
        raise ValueError("Categorical categories must be unique")
    return column


def renamed(column, new_categories):
    """The same codes under other names."""
    old = column.categories.tolist()
    if isinstance(new_categories, dict):
        names = [new_categories.get(name, name) for name in old]
    elif callable(new_categories):
        names = [new_categories(name) for name in old]
    else:
        names = new_categories
    made = checked_categories(names)
    if len(made) != len(old):
        raise ValueError("new categories need to have the same number of items as the old categories!")
    return _pandas.from_codes(codes_of(column), made, column.ordered)


def added(column, new_categories):
    """More categories at the end."""
    extra = list(new_categories) if is_list_like(new_categories) else [new_categories]
    old = column.categories.tolist()
    both = set(extra) & set(old)
    if both:
        raise ValueError(f"new categories must not include old categories: {both}")
    more = as_column(extra)
    joined = more if not old else _pandas.concat([column.categories, more])
    return _pandas.from_codes(codes_of(column), checked_categories(joined), column.ordered)


def removed(column, removals):
    """Without some categories; their values become missing."""
    gone = list(removals) if is_list_like(removals) else [removals]
    old = column.categories.tolist()
    unknown = {item for item in gone if not is_missing(item)} - set(old)
    if unknown:
        raise ValueError(f"removals must all be in old categories: {unknown}")
    kept = column.categories.filter(column.categories.isin(as_column(gone)).unary(Unary.INVERT))
    return with_categories(column, kept, column.ordered)


def with_categories(column, categories, ordered):
    """The same values over other categories; values without one become missing."""
    places = categories.lookup(column.categories).tolist() if len(column.categories) else []
    codes = codes_of(column)
    moved = _pandas.column(places, "int64").take(codes.binary(Binary.MOD, max(len(places), 1))) if places else codes
    missing = codes_of(column).binary(Binary.LT, 0)
    moved = moved.where(missing.unary(Unary.INVERT), -1).cast("int64") if places else moved
    return _pandas.from_codes(moved, categories, ordered)


def reordered(column, new_categories, ordered=None):
    """The same categories in another order."""
    made = checked_categories(new_categories)
    if len(made) != len(column.categories) or set(made.tolist()) != set(column.categories.tolist()):
        raise ValueError("items in new_categories are not the same as in old categories")
    return with_categories(column, made, column.ordered if ordered is None else ordered)


def replaced(column, new_categories, ordered=None, rename=False):
    """Other categories: by value, or one for one with `rename`."""
    made = checked_categories(new_categories)
    ordered = column.ordered if ordered is None else bool(ordered)
    if rename:
        codes = codes_of(column)
        if len(made) < len(column.categories):
            codes = codes.where(codes.binary(Binary.LT, len(made)), -1).cast("int64")
        return _pandas.from_codes(codes, made, ordered)
    return with_categories(column, made, ordered)


def without_unused(column):
    """Only the categories that occur."""
    used = codes_of(column).unique()
    used = used.filter(used.binary(Binary.GE, 0))
    used = used.take(used.argsort())
    if len(used) == len(column.categories):
        return column.share()
    return with_categories(column, column.categories.take(used), column.ordered)


def with_order(column, ordered):
    """The same values with or without an order."""
    return _pandas.from_codes(codes_of(column), column.categories.share(), ordered)


def as_category(values, categories=None, ordered=None, dtype=None):
    """A category Column from anything list-like."""
    if dtype is not None and dtype is not no_default:
        if isinstance(dtype, str):
            if dtype != "category":
                raise ValueError(f"Unknown dtype {dtype!r}")
        elif categories is not None or ordered is not None:
            raise ValueError("Cannot specify `categories` or `ordered` together with `dtype`.")
        else:
            categories, ordered = dtype.categories, dtype.ordered
    column = as_column(values if hasattr(values, "_col") or not hasattr(values, "__next__") else list(values))
    if column.kind == "category":
        if categories is None:
            return column if ordered is None else with_order(column, bool(ordered))
        return with_categories(column, checked_categories(categories), column.ordered if ordered is None else bool(ordered))
    if column.kind == "objects" and all(is_missing(value) for value in column.tolist()) and categories is None:
        return _pandas.from_codes(_pandas.full(len(column), -1, "int64"), _pandas.empty("object"), bool(ordered))
    if categories is None:
        if column.kind == "objects":
            return _from_objects(column, bool(ordered))
        try:
            return cast_to_category(column, CategoricalDtype(None, bool(ordered)))
        except TypeError:
            if ordered:
                raise TypeError(
                    "'values' is not ordered, please explicitly specify the categories order by passing in a categories argument."
                ) from None
            raise
    made = checked_categories(categories)
    if column.kind != made.kind and "objects" not in (made.kind, column.kind):
        numeric = ("int", "uint", "float")
        if not (column.kind in numeric and made.kind in numeric):
            column = _pandas.objects(column.tolist())
    return _pandas.from_codes(made.lookup(column), made, bool(ordered))


def _from_objects(column, ordered):
    """Objects as categories: in order where they have one, else numbers before texts."""
    codes, uniques = column.factorize()
    values = uniques.tolist()
    try:
        places = sorted(range(len(values)), key=values.__getitem__)
    except TypeError:
        if ordered:
            raise TypeError(
                "'values' is not ordered, please explicitly specify the categories order by passing in a categories argument."
            ) from None
        try:
            places = sorted(range(len(values)), key=lambda place: (isinstance(values[place], str), values[place]))
        except TypeError:
            places = list(range(len(values)))
    made = _pandas.column([values[place] for place in places]) if values else _pandas.empty("object")
    moved = [0] * len(places)
    for new, old in enumerate(places):
        moved[old] = new
    new_codes = [moved[code] if code >= 0 else -1 for code in codes.tolist()]
    return _pandas.from_codes(_pandas.column(new_codes, "int64"), made, ordered)


def compare(column, op, other):
    """A bool Column: the values against a scalar or another category column."""
    if isinstance(other, _pandas.Column) and other.kind == "category":
        same = set(column.categories.tolist()) == set(other.categories.tolist()) and column.ordered == other.ordered
        if not same or (column.ordered and column.categories.tolist() != other.categories.tolist()):
            raise TypeError("Categoricals can only be compared if 'categories' are the same.")
        if not column.ordered and op not in ("eq", "ne"):
            raise TypeError("Unordered Categoricals can only compare equality or not")
        right = codes_of(with_categories(other, column.categories.share(), column.ordered))
        result = codes_of(column).binary(op, right)
        missing = codes_of(column).binary(Binary.LT, 0).binary(Binary.OR, right.binary(Binary.LT, 0))
        return result.where(missing.unary(Unary.INVERT), op == "ne").cast("bool")
    if not column.ordered and op not in ("eq", "ne"):
        raise TypeError("Unordered Categoricals can only compare equality or not")
    place = column.categories.positions_of(other) if not is_missing(other) else ()
    if len(place) == 0:
        if op in ("eq", "ne"):
            return _pandas.full(len(column), op == "ne")
        raise TypeError(f"Invalid comparison between dtype=category and {type(other).__name__}")
    codes = codes_of(column)
    result = codes.binary(op, int(place.get(0)))
    known = codes.binary(Binary.GE, 0)
    return result.binary(Binary.AND, known) if op != "ne" else result

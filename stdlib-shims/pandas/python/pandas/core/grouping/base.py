"""GroupBy: a frame or series with its rows in groups; what both kinds of groupby share."""

import numpy as np

import _pandas
from _pandas import Binary, Reduce, Unary

from pandas.core.arguments.options import no_default, unsupported
from pandas.core.arguments.questions import is_integer, is_list_like
from pandas.core.grouping.partition import Partition
from pandas.core.grouping.printing import GroupLabels
from pandas.core.grouping.reductions import Reductions
from pandas.core.grouping.spread import Spread
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
combine_concat = on_first_use("pandas.core.combine.concat")
grouping_keys = on_first_use("pandas.core.grouping.keys")
resample_groups = on_first_use("pandas.core.grouping.resample_groups")
grouped = on_first_use("pandas.core.window.grouped")
plots = on_first_use("pandas.core.grouping.plots")


class GroupBy(Reductions, Spread):
    """Rows in groups; made by `groupby`."""

    __module__ = "pandas.core.groupby.generic"

    def __init__(self, obj, partition, as_index=True, group_keys=True, selection=None, as_list=False):
        self.obj = obj
        self._partition = partition
        self.as_index = as_index
        self.group_keys = group_keys
        self._selection = selection
        self._as_list = as_list

    # What groups there are

    @property
    def sort(self):
        """Whether the groups are in the order of their labels."""
        return self._partition.sort

    @property
    def dropna(self):
        """Whether rows with missing keys belong to no group."""
        return self._partition.dropna

    @property
    def observed(self):
        """Whether only categories that occur make groups."""
        return self._partition.observed

    @property
    def keys(self):
        """The names of the keys."""
        names = self._partition.names
        return names if self._as_list or len(names) > 1 else names[0]

    @property
    def ngroups(self):
        """How many groups there are."""
        return self._partition.n_occurring

    @property
    def ndim(self):
        """The dimensions of what is grouped."""
        return 2 if isinstance(self.obj, classes.DataFrame) else 1

    def __len__(self):
        return self.ngroups

    @property
    def groups(self):
        """The row labels of each group, in a dictionary."""
        index = self.obj._index
        partition = self._partition
        labels = partition.label_list()
        pairs = zip(labels, partition.rows())
        every = _has_one_category_key(partition)
        return GroupLabels((label, index._take(rows)) for label, rows in pairs if every or len(rows))

    @property
    def indices(self):
        """The row positions of each group, in a dictionary."""
        labels = self._partition.scalar_list()
        every = _has_one_category_key(self._partition)
        return {label: rows.to_numpy() for label, rows in zip(labels, self._partition.rows()) if every or len(rows)}

    def __iter__(self):
        labels = self._partition.key_list()
        if self._as_list and len(self._partition.keys) == 1:
            labels = [(label,) for label in labels]
        source = self._selected_object()
        for label, rows in zip(labels, self._partition.rows()):
            if self._partition.is_called(rows):
                yield label, source._take(rows)

    def get_group(self, name, obj=no_default):
        """The rows of one group."""
        if self._as_list and len(self._partition.keys) == 1 and isinstance(name, tuple) and len(name) == 1:
            name = name[0]
        elif self._as_list and len(self._partition.keys) == 1 and isinstance(name, tuple):
            raise KeyError(name)
        if len(self._partition.keys) > 1 and not isinstance(name, tuple):
            raise ValueError("must supply a tuple to get_group with multiple grouping keys")
        try:
            where = self._partition.index._locate(name)
        except KeyError:
            raise KeyError(name) from None
        if isinstance(where, slice):
            where = where.start
        rows = self._partition.groups.rows(int(where))
        if len(rows) == 0:
            raise KeyError(name)
        return self._selected_object()._take(rows)

    def __repr__(self):
        return f"<{type(self).__module__}.{type(self).__name__} object at {hex(id(self))}>"

    # Helpers for the methods

    def _key_columns(self, every=False):
        """Names and columns of the keys, to be put in front of results when they are not the index.

        Keys that are not columns of the frame are left out, unless `every`.
        """
        partition = self._partition
        found = []
        for number, (key, labels) in enumerate(zip(partition.keys, partition.labels)):
            if key.label is no_default and not every:
                continue
            name = key.name
            if name is None:
                name = "index" if len(partition.keys) == 1 else f"level_{number}"
            found.append((name, labels.share()))
        return found

    def _frame_of(self, columns, labels, every_key=False):
        """A frame with a row per group; the keys are its index or its first columns."""
        if self.as_index:
            return classes.DataFrame._from(columns, labels, self._partition.index)
        keys = [(name, column) for name, column in self._key_columns(every_key) if _is_new(labels, name)]
        n = self._partition.n
        shown = classes.Index([_padded(name, labels.nlevels) for name, _ in keys] + labels.tolist())
        shown = shown.set_names(labels.names) if labels.nlevels > 1 else shown.rename(labels.name)
        return classes.DataFrame._from([c for _, c in keys] + columns, shown, classes.RangeIndex(n))

    def _groups_that_occur(self, result):
        """A result without the rows of combinations of several keys that do not occur."""
        partition = self._partition
        if len(partition.keys) == 1 or not partition._has_empty_groups():
            return result
        return result._filter(partition.groups.sizes().binary(Binary.GT, 0))

    def _series_of(self, column, name=None):
        """A series with a row per group."""
        return classes.Series._from(column, self._partition.index, name)

    def pipe(self, func, *args, **kwargs):
        """The result of a function called with these groups."""
        if isinstance(func, tuple):
            func, target = func
            if target in kwargs:
                raise ValueError(f"{target} is both the pipe target and a keyword argument")
            kwargs[target] = self
            return func(*args, **kwargs)
        return func(self, *args, **kwargs)

    # Counting and numbering rows

    def ngroup(self, ascending=True):
        """The number of its group for each row."""
        groups = self._partition.groups
        if self._partition._occurring is not None:
            groups = self._partition._occurring
        codes = groups.codes.share()
        missing = codes.binary(Binary.LT, 0)
        if not ascending:
            codes = codes.binary(Binary.SUB, groups.n - 1, True)
        if missing.reduce(Reduce.ANY):
            codes = codes.cast("float64").where(missing.unary(Unary.INVERT), float("nan"))
        return classes.Series._from(codes, self.obj._index)

    def cumcount(self, ascending=True):
        """The position of each row within its group."""
        counts = self._partition.groups.cumcount(ascending)
        missing = self._partition.groups.codes.binary(Binary.LT, 0)
        if missing.reduce(Reduce.ANY):
            counts = counts.cast("float64").where(missing.unary(Unary.INVERT), float("nan"))
        return classes.Series._from(counts, self.obj._index)

    def head(self, n=5):
        """The first n rows of each group; for n < 0 all but the last."""
        groups = self._partition.groups
        if n >= 0:
            mask = groups.cumcount(True).binary(Binary.LT, n)
        else:
            mask = groups.cumcount(False).binary(Binary.GE, -n)
        return self._rows_where(mask)

    def tail(self, n=5):
        """The last n rows of each group; for n < 0 all but the first."""
        groups = self._partition.groups
        if n >= 0:
            mask = groups.cumcount(False).binary(Binary.LT, n)
        else:
            mask = groups.cumcount(True).binary(Binary.GE, -n)
        return self._rows_where(mask)

    def _rows_where(self, mask):
        mask = mask.binary(Binary.AND, self._partition.groups.codes.binary(Binary.GE, 0))
        source = self._selected_object(True)
        return source.copy() if self.ndim == 2 and mask.reduce(Reduce.ALL) else source._filter(mask)

    @property
    def nth(self):
        """The rows at one or more positions of each group: nth(0), nth([0, 2]), nth[1:]."""
        return _RowsAt(self)

    def _nth(self, n, dropna=None):
        source = self
        if dropna is not None:
            if dropna not in ("any", "all"):
                raise ValueError(
                    "For a DataFrame or Series groupby.nth, dropna must be either None, 'any' or 'all', "
                    f"(was passed {dropna})."
                )
            obj = self._selected_object(True)
            mask = obj.isna()
            if self.ndim == 2:
                mask = mask.any(axis=1) if dropna == "any" else mask.all(axis=1)
            source = self._restricted(~mask)
        groups = source._partition.groups
        ahead, behind = groups.cumcount(True), groups.cumcount(False)
        mask = _pandas.full(len(ahead), False, "bool")
        for wanted in n if is_list_like(n) else [n]:
            if isinstance(wanted, slice):
                mask = mask.binary(Binary.OR, _slice_mask(wanted, ahead, behind))
            elif wanted >= 0:
                mask = mask.binary(Binary.OR, ahead.binary(Binary.EQ, int(wanted)))
            else:
                mask = mask.binary(Binary.OR, behind.binary(Binary.EQ, -int(wanted) - 1))
        return source._rows_where(mask)

    def _restricted(self, mask):
        """The same grouping of the rows where a mask is true."""
        keys = [grouping_keys.Key(k.column.filter(mask._col), k.name, k.label, k.every, k.freq) for k in self._partition.keys]
        obj = self.obj._filter(mask._col)
        p = self._partition
        partition = Partition(keys, len(obj), p.sort, p.dropna, p.observed)
        return type(self)(obj, partition, self.as_index, self.group_keys, self._selection, self._as_list)

    def sample(self, n=None, frac=None, replace=False, weights=None, random_state=None):
        """Rows of each group by chance."""
        parts = []
        source = self._selected_object(True)
        if n is None and frac is None:
            n = 1
        state = random_state
        if is_integer(random_state):
            state = np.random.RandomState(random_state)
        for rows in self._partition.rows():
            if not self._partition.is_called(rows):
                continue
            part = source._take(rows)
            chosen = None if weights is None else classes.Series(weights, index=source._index)._take(rows)
            parts.append(part.sample(n=n, frac=frac, replace=replace, weights=chosen, random_state=state))
        if not parts:
            return source.iloc[:0]
        return combine_concat.concat(parts)

    # Windows and resampling inside the groups

    def rolling(self, window=None, min_periods=None, center=False, win_type=None, on=None, axis=no_default,
                closed=None, step=None, method="single"):
        """Moving windows inside each group."""
        return grouped.grouped_rolling(self, window, min_periods, center, win_type, on, closed, step)

    def expanding(self, min_periods=1, axis=no_default, method="single"):
        """Growing windows inside each group."""
        return grouped.grouped_expanding(self, min_periods)

    def ewm(self, com=None, span=None, halflife=None, alpha=None, min_periods=0, adjust=True, ignore_na=False,
            axis=no_default, times=None):
        """Exponentially weighted windows inside each group."""
        return grouped.grouped_ewm(self, com, span, halflife, alpha, min_periods, adjust, ignore_na, times)

    def resample(self, rule, *args, include_groups=True, **kwargs):
        """Bins of time inside each group."""
        return resample_groups.GroupedResampler(self, rule, args, kwargs)

    @property
    def plot(self):
        """The same plot of each group."""
        return plots.GroupByPlot(self)

    def hist(self, *args, **kwargs):
        """The histograms of each group."""
        return self.apply(lambda part: part.hist(*args, **kwargs), include_groups=False)

    # As pandas shows it, which takes the function of a frame.
    hist.__qualname__ = "hist"


def _has_one_category_key(partition):
    return len(partition.keys) == 1 and partition.keys[0].column.kind == "category"


class _RowsAt:
    """`groupby.nth`: called with positions, or indexed by them."""

    def __init__(self, groupby):
        self._groupby = groupby

    def __call__(self, n, dropna=None):
        return self._groupby._nth(n, dropna)

    def __getitem__(self, n):
        return self._groupby._nth(list(n) if isinstance(n, tuple) else n, None)


def _slice_mask(wanted, ahead, behind):
    if wanted.step not in (None, 1):
        raise unsupported("GroupBy.nth(slice with a step)")
    mask = _pandas.full(len(ahead), True, "bool")
    for bound, is_start in ((wanted.start, True), (wanted.stop, False)):
        if bound is None:
            continue
        if bound >= 0:
            part = ahead.binary(Binary.GE if is_start else Binary.LT, bound)
        else:
            part = behind.binary(Binary.LE if is_start else Binary.GT, -bound - 1)
        mask = mask.binary(Binary.AND, part)
    return mask


def _is_new(labels, name):
    try:
        return name not in labels or labels.nlevels > 1
    except TypeError:
        return True


def _padded(name, depth):
    return name if depth == 1 else (name,) + ("",) * (depth - 1)

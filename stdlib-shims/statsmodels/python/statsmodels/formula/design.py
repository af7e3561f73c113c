"""Matrices from formulas: which columns each term needs, their names, and the same columns for other data."""

import itertools

import numpy as np

from statsmodels.formula.reading import PatsyError, read
from statsmodels.formula.working import Categories, Columns, Sum, Treatment


def design_of(formula, data, missing="drop"):
    """(endog, exog, design) of a formula, without the rows in which anything is missing."""
    import pandas as pd

    left, right = read(formula)
    if left is None:
        raise PatsyError("model is missing required outcome variables")
    design = Design(formula, right)
    columns = Columns(data, design.memory)
    factors = list(dict.fromkeys(factor for term in [*left, *right] for factor in term))
    n_rows = len(data) if hasattr(data, "iloc") else max((np.size(data[name]) for name in data), default=0)
    values = {factor: _as_values(columns.value(factor), n_rows, factor) for factor in factors}
    lost = np.zeros(n_rows, dtype=bool)
    for value in values.values():
        lost |= value.missing
    if lost.any() and missing == "raise":
        raise PatsyError("factor contains missing values")
    design.kept = ~lost
    values = {factor: value.at(design.kept) for factor, value in values.items()}
    labels = data.index[design.kept] if hasattr(data, "iloc") and lost.any() else data.index if hasattr(data, "iloc") else None
    design.learn(values)
    response = Design(formula, left)
    response.learn(values)
    endog = pd.DataFrame(response.matrix(values, int(design.kept.sum())), columns=response.names, index=labels)
    if endog.shape[1] != 1:
        raise ValueError(
            "endog has evaluated to an array with multiple columns that has shape "
            f"{endog.shape}. This occurs when the variable converted to endog is non-numeric (e.g., bool or str)."
        )
    exog = pd.DataFrame(design.matrix(values, len(endog)), columns=design.names, index=labels)
    design.names_used = [name for name in (data.columns if hasattr(data, "columns") else data) if isinstance(name, str)]
    return endog.iloc[:, 0], exog, design


class _Values:
    """A factor worked out: numbers (rows by columns), or codes of categories."""

    def __init__(self, numbers=None, raw=None, levels=None, contrast=None, missing=None):
        self.numbers, self.raw, self.levels, self.contrast, self.missing = numbers, raw, levels, contrast, missing

    def at(self, rows):
        """The values of some rows."""
        if rows.all():
            return self
        return _Values(
            None if self.numbers is None else self.numbers[rows], None if self.raw is None else self.raw[rows], self.levels, self.contrast,
            self.missing[rows],
        )


def _as_values(value, n_rows, factor):
    contrast = levels = None
    is_marked = isinstance(value, Categories)
    if is_marked:
        contrast, levels, value = value.contrast, value.levels, value.values
    dtype = getattr(value, "dtype", None)
    if type(dtype).__name__ == "CategoricalDtype":
        categories = dtype.categories.tolist()
        raw = np.asarray(value, dtype=object)
        return _Values(raw=raw, levels=levels or categories, contrast=contrast, missing=_missing(raw))
    array = value.to_numpy() if hasattr(value, "to_numpy") else np.asarray(value)
    if array.ndim == 0:
        array = np.full(n_rows, array[()])
    if array.shape[0] != n_rows:
        raise factor.error(f"Number of rows mismatch between data argument and {factor.code} ({n_rows} versus {array.shape[0]})")
    if is_marked or array.dtype.kind in "OUSb":
        raw = array.astype(object).ravel()
        missing = _missing(raw)
        if levels is None:
            found = set(raw[~missing].tolist())
            levels = [False, True] if found <= {True, False} and array.dtype.kind == "b" else _sorted(found)
        return _Values(raw=raw, levels=list(levels), contrast=contrast, missing=missing)
    if array.dtype.kind not in "iuf":
        raise NotImplementedError(f"formula: {factor.code!r} is {array.dtype}, which is not available")
    numbers = array.astype(float).reshape(n_rows, -1)
    return _Values(numbers=numbers, missing=np.isnan(numbers).any(axis=1))


def _missing(raw):
    return np.array([item is None or item != item for item in raw.tolist()], dtype=bool)


def _sorted(found):
    try:
        return sorted(found)
    except TypeError:
        return sorted(found, key=lambda item: (type(item).__name__, item))


class Design:
    """The columns of one side of a formula."""

    def __init__(self, formula, terms):
        self.formula, self.terms, self.memory, self.levels, self.contrasts, self.widths = formula, terms, {}, {}, {}, {}
        self.parts, self.names, self.term_slices, self.names_used = [], [], {}, []

    @property
    def term_names(self):
        """The terms as texts, in the order of their columns."""
        return list(self.term_slices)

    def learn(self, values):
        """Levels of categories, and how each term is coded so that no column is made twice."""
        for term in self.terms:
            for factor in term:
                value = values[factor]
                if value.numbers is None:
                    self.levels[factor], self.contrasts[factor] = value.levels, value.contrast
                else:
                    self.widths[factor] = value.numbers.shape[1]
        buckets = {}
        for term in self.terms:
            buckets.setdefault(frozenset(factor for factor in term if factor in self.widths), []).append(term)
        order = sorted(buckets, key=lambda numeric: len(numeric) > 0)
        for numeric in order:
            used = set()
            for term in sorted(buckets[numeric], key=len):
                self._add(term, _codings([factor for factor in term if factor not in self.widths], used))

    def _add(self, term, codings):
        start = len(self.names)
        for coding in codings:
            factors = [factor for factor in term if factor in self.widths or factor in coding]
            self.parts.append((factors, coding))
            self.names += self._column_names(factors, coding)
        name = ":".join(factor.code for factor in term) or "Intercept"
        self.term_slices[name] = slice(start, len(self.names))

    def _column_names(self, factors, coding):
        if not factors:
            return ["Intercept"]
        each = [self._factor_names(factor, coding.get(factor)) for factor in factors]
        # The first factor changes fastest.
        return [":".join(reversed(parts)) for parts in itertools.product(*reversed(each))]

    def _factor_names(self, factor, whole):
        if factor in self.widths:
            count = self.widths[factor]
            return [factor.code] if count == 1 else [f"{factor.code}[{place}]" for place in range(count)]
        return [factor.code + suffix for suffix in _code_matrix(self.levels[factor], self.contrasts[factor], whole)[1]]

    def matrix(self, values, n_rows):
        """The columns for values."""
        columns = []
        for factors, coding in self.parts:
            if not factors:
                columns.append(np.ones((n_rows, 1)))
                continue
            block = None
            for factor in factors:
                own = self._factor_columns(factor, values[factor], coding.get(factor))
                block = own if block is None else (own[:, :, None] * block[:, None, :]).reshape(n_rows, -1)
            columns.append(block)
        return np.column_stack(columns) if columns else np.zeros((n_rows, 0))

    def _factor_columns(self, factor, value, whole):
        if factor in self.widths:
            if value.numbers is None:
                raise factor.error("Error evaluating factor: expected numbers, got categories")
            return value.numbers
        raw = value.raw if value.raw is not None else value.numbers[:, 0].astype(object)
        levels = self.levels[factor]
        place = {level: number for number, level in enumerate(levels)}
        codes, unknown = [], None
        for item in raw.tolist():
            code = place.get(item, -1)
            if code < 0 and item is not None and item == item:
                unknown = item
                break
            codes.append(code)
        if unknown is not None:
            raise factor.error(
                "Error converting data to categorical: observation with value "
                f"{unknown!r} does not match any of the expected levels (expected: {levels})"
            )
        matrix = _code_matrix(levels, self.contrasts[factor], whole)[0]
        return np.vstack((matrix, np.full((1, matrix.shape[1]), np.nan)))[np.array(codes, dtype=int)]

    def rows(self, data):
        """The columns for other data, by what was learned."""
        columns = Columns(data, self.memory)
        factors = list(dict.fromkeys(factor for term in self.terms for factor in term))
        n_rows = len(data)
        return self.matrix({factor: _as_values(columns.value(factor), n_rows, factor) for factor in factors}, n_rows)


def _codings(categorical, used):
    """How the categories of a term are coded: a list of {factor: whether it is coded whole}."""
    pieces = [
        frozenset(subset) for size in range(len(categorical) + 1) for subset in itertools.combinations(categorical, size)
    ]
    fresh = [frozenset((factor, False) for factor in piece) for piece in pieces if piece not in used]
    used.update(pieces)
    while _simplified(fresh):
        pass
    return [dict(piece) for piece in fresh]


def _simplified(pieces):
    """Two pieces that differ by one factor become one, in which that factor is coded whole."""
    for short, piece in enumerate(pieces):
        for long in range(short + 1, len(pieces)):
            other = pieces[long]
            if len(other) - len(piece) == 1 and other >= piece:
                (factor, _), = other - piece
                pieces[long] = piece | {(factor, True)}
                del pieces[short]
                return True
    return False


def _code_matrix(levels, contrast, whole):
    """(matrix, suffixes of names) of categories."""
    count = len(levels)
    if isinstance(contrast, type):
        contrast = contrast()
    if isinstance(contrast, Sum):
        omitted = count - 1 if contrast.omit is None else _place(levels, contrast.omit)
        if whole:
            return np.column_stack((np.ones(count), _sums(count, omitted))), _suffixes(levels, omitted, "[mean]", "[S.")
        return _sums(count, omitted), _suffixes(levels, omitted, None, "[S.")
    if contrast is not None and not isinstance(contrast, Treatment):
        raise NotImplementedError(f"formula: contrasts such as {type(contrast).__name__} are not available: Treatment and Sum are")
    if whole:
        return np.eye(count), [f"[{level}]" for level in levels]
    reference = 0 if contrast is None or contrast.reference is None else _place(levels, contrast.reference)
    return np.delete(np.eye(count), reference, axis=1), _suffixes(levels, reference, None, "[T.")


def _place(levels, wanted):
    if wanted in levels:
        return levels.index(wanted)
    if isinstance(wanted, int):
        return wanted
    raise PatsyError(f"specified level {wanted!r} not found")


def _sums(count, omitted):
    matrix = np.delete(np.eye(count), omitted, axis=1)
    matrix[omitted] = -1
    return matrix


def _suffixes(levels, left_out, first, opening):
    return ([first] if first else []) + [f"{opening}{level}]" for place, level in enumerate(levels) if place != left_out]

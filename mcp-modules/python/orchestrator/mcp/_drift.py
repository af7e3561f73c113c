"""`detect_drift`: whether two tables still come from one world."""

import _kit_analytics

import numpy as np

from orchestrator.mcp._column_roles import role_of
from orchestrator.mcp._columns import as_frame, chosen, floats_of, kind_of, plain

__all__ = ["detect_drift"]

# Which of the measures names the test, statistic and p-value of a column.
_MAIN = {"numeric": "ks", "categorical": "chi_square", "identifier": "missing_rate", "date": "missing_rate"}


def detect_drift(ref, cur, threshold=0.1, columns=None, *, alpha=0.05):
    """Compares a reference table with a current one, column by column.

    threshold: how far apart distributions must be to count as drift: the distance of the distribution functions (KS)
        for numbers, of the shares for categories. The other measures scale with it: at 0.1, PSI counts from 0.2,
        Wasserstein from 0.25 standard deviations, Jensen-Shannon from 0.1, missing values from a difference of 10 %.
    alpha: how often two samples of the same data may look different by chance. All columns and measures share it; a
        difference must be large and significant.
    columns: compare these alone.

    Identifiers (values that are nearly all different: texts, or whole numbers that increase or fill their range) and dates
    go on by nature: their "kind" says so, and only the share of missing values can drift. To compare dates, compare what
    you mean: the hour, the weekday, an age.

    Returns "overall_drift", "drift_share" (of the columns compared), "drifted_columns", "identifiers", "dates",
    "column_drift" with a dict for each column: "drifted", "decided_by", "kind", "test", "statistic", "p_value", every
    measure by name in "measures", and "reference" and "current" in short; and "schema_drift": columns that came, went or
    changed their kind.

    >>> drift = detect_drift({"age": [20, 30, 40] * 40}, {"age": [50, 60, 70] * 40})
    >>> [drift["overall_drift"], drift["column_drift"]["age"]["test"]]
    [True, 'ks']
    >>> detect_drift({"id": range(100)}, {"id": range(100, 200)})["identifiers"]
    ['id']
    """
    ref, cur = as_frame(ref, "detect_drift()"), as_frame(cur, "detect_drift()")
    if not 0 < threshold < 1:
        raise ValueError(f"threshold must be between 0 and 1, found {threshold}")
    for name, table in (("reference", ref), ("current", cur)):
        if not len(table):
            raise ValueError(f"the {name} table has no rows")
    names = chosen(ref, columns) if columns is not None else list(ref.columns)
    names = [name for name in names if name in cur.columns]
    schema = _schema(ref, cur, columns)
    found = {}
    for name in names:
        found[str(name)] = _column(ref[name], cur[name], threshold, alpha / len(names))
    drifted = [name for name, entry in found.items() if entry["drifted"]]
    apart = {kind: [name for name, entry in found.items() if entry["kind"] == kind] for kind in ("identifier", "date")}
    n_compared = len(found) - sum(map(len, apart.values()))
    return {
        "overall_drift": bool(drifted or schema["missing_columns"] or schema["changed_types"]),
        "drift_share": len(drifted) / n_compared if n_compared else float(bool(drifted)),
        "drifted_columns": drifted,
        "identifiers": apart["identifier"],
        "dates": apart["date"],
        "threshold": threshold,
        "alpha": alpha,
        "column_drift": found,
        "schema_drift": schema,
    }


def _schema(ref, cur, columns):
    wanted = list(ref.columns) if columns is None else chosen(ref, columns)
    changed = {}
    for name in wanted:
        if name in cur.columns and kind_of(ref[name]) != kind_of(cur[name]):
            changed[str(name)] = {"reference": str(ref[name].dtype), "current": str(cur[name].dtype)}
    return {
        "missing_columns": [str(name) for name in wanted if name not in cur.columns],
        "new_columns": [] if columns is not None else [str(name) for name in cur.columns if name not in ref.columns],
        "changed_types": changed,
    }


def _column(ref, cur, threshold, alpha):
    missing = [int(ref.isna().sum()), len(ref), int(cur.isna().sum()), len(cur)]
    kind = role_of(ref, cur)
    if kind in ("identifier", "date"):
        verdict = _kit_analytics.drift_of_presence(missing, threshold, alpha)
        reference, current = _brief_range(ref), _brief_range(cur)
    elif kind == "numeric":
        verdict = _kit_analytics.drift_of_numbers(_numbers(ref), _numbers(cur), threshold, alpha)
        reference, current = _brief_numbers(ref), _brief_numbers(cur)
    else:
        old, new = _counts(ref), _counts(cur)
        both = old.index.union(new.index, sort=False)
        aligned = [counts.reindex(both, fill_value=0).to_numpy(dtype=float) for counts in (old, new)]
        verdict = _kit_analytics.drift_of_counts(aligned[0], aligned[1], missing, threshold, alpha)
        reference, current = _brief_categories(old), _brief_categories(new)
    measures = {finding.pop("measure"): finding for finding in verdict["findings"]}
    # Without a value on one of the sides only what is missing can be compared.
    main = _MAIN[kind] if _MAIN[kind] in measures else "missing_rate"
    return {
        "drifted": verdict["drifted"],
        "decided_by": verdict["decided_by"],
        "kind": kind,
        "test": main,
        "statistic": plain(measures[main]["statistic"]),
        "p_value": plain(measures[main]["p_value"]),
        "measures": {name: {key: plain(value) for key, value in entry.items()} for name, entry in measures.items()},
        "reference": reference,
        "current": current,
    }


def _numbers(column):
    """Numbers as floats, durations as their ticks."""
    if kind_of(column) == "numeric":
        return floats_of(column)
    ticks = column.astype("int64").to_numpy().astype(float)
    ticks[column.isna().to_numpy()] = np.nan
    return ticks


def _counts(column):
    """How often each value is there, by its text: the schema reports types that changed."""
    try:
        counts = column.value_counts()
    except TypeError:
        # Lists and dicts have a text, but cannot be counted.
        return column.dropna().astype(str).value_counts()
    counts = counts[counts > 0]
    texts = counts.index.astype(str)
    if not texts.is_unique:
        return counts.groupby(texts).sum().sort_values(ascending=False, kind="stable")
    counts.index = texts
    return counts


def _brief_range(column):
    present = column.dropna()
    told = {"count": len(present), "unique": present.nunique()}
    return {**told, "min": str(present.min()), "max": str(present.max())} if len(present) else told


def _brief_numbers(column):
    told = {"mean": column.mean(), "std": column.std(), "min": column.min(), "max": column.max()}
    if kind_of(column) == "datetime":
        told = {name: str(value) for name, value in told.items()}
    return {"count": int(column.count()), **{name: plain(value) for name, value in told.items()}}


def _brief_categories(counts):
    top = {value: int(n) for value, n in counts.head(5).items()}
    return {"count": int(counts.sum()), "unique": len(counts), "top": top}

"""The kit's answers by pandas, scipy and matplotlib, as someone would write them who knows these libraries."""

import numpy as np
import pandas as pd
from scipy import stats
from scipy.spatial import distance


def describe(df):
    columns = {}
    for name in df.columns:
        column = df[name]
        entry = {"count": int(column.count()), "missing": int(column.isna().sum())}
        if pd.api.types.is_numeric_dtype(column.dtype):
            quantiles = column.quantile([0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99])
            entry |= {
                "unique": column.nunique(), "mean": column.mean(), "std": column.std(), "min": column.min(),
                "quantiles": quantiles.tolist(), "max": column.max(), "sum": column.sum(), "skew": column.skew(),
                "kurtosis": column.kurt(), "zeros": int((column == 0).sum()), "negative": int((column < 0).sum()),
            }
        else:
            counts = column.value_counts()
            entry |= {"unique": len(counts), "top": counts.head(5).to_dict(), "mean_length": column.str.len().mean()}
        columns[name] = entry
    return {"row_count": len(df), "duplicate_rows": int(df.duplicated().sum()), "columns": columns}


def stability(old, new):
    old, new = np.maximum(old, 1e-4), np.maximum(new, 1e-4)
    return float(((new - old) * np.log(new / old)).sum())


def drift(ref, cur):
    found = {}
    for name in ref.columns:
        old, new = ref[name], cur[name]
        if pd.api.types.is_numeric_dtype(old.dtype):
            edges = np.unique(np.quantile(old, np.linspace(0, 1, 11)))[1:-1]
            shares = [np.bincount(np.searchsorted(edges, side, side="right"), minlength=len(edges) + 1) / len(side) for side in (old, new)]
            test = stats.ks_2samp(old, new)
            found[name] = [test.statistic, test.pvalue, stability(*shares), stats.wasserstein_distance(old, new) / old.std()]
        else:
            counts = pd.concat([old.value_counts(), new.value_counts()], axis=1).fillna(0).to_numpy()
            shares = counts / counts.sum(axis=0)
            test = stats.chi2_contingency(counts.T)
            found[name] = [test.statistic, test.pvalue, stability(*shares.T), distance.jensenshannon(*shares.T, base=2)]
    return found


def histogram(df, bins):
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(8, 5))
    axes.hist(df["value"], bins=bins)
    axes.set(title="Distribution of value", xlabel="value", ylabel="rows")
    figure.savefig("workspace/distribution.png")
    plt.close(figure)

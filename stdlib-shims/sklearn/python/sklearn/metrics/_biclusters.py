"""How far two sets of biclusters agree."""

import numpy as np

from sklearn._data import check_array, check_consistent_length


def _checked(biclusters):
    rows, columns = (check_array(part) for part in biclusters)
    check_consistent_length(rows, columns)
    return rows.astype(np.float64), columns.astype(np.float64)


def consensus_score(a, b, *, similarity="jaccard"):
    """The mean likeness of the best matching of two sets of biclusters."""
    from scipy.optimize import linear_sum_assignment
    (rows_a, columns_a), (rows_b, columns_b) = _checked(a), _checked(b)
    shared = (rows_a @ rows_b.T) * (columns_a @ columns_b.T)
    if similarity == "jaccard":
        sizes_a, sizes_b = rows_a.sum(axis=1) * columns_a.sum(axis=1), rows_b.sum(axis=1) * columns_b.sum(axis=1)
        likeness = shared / (sizes_a[:, None] + sizes_b[None, :] - shared)
    elif callable(similarity):
        likeness = np.array([[similarity(ra, ca, rb, cb) for rb, cb in zip(rows_b != 0, columns_b != 0)]
                             for ra, ca in zip(rows_a != 0, columns_a != 0)])
    else:
        from sklearn._rules import check, one_of
        check("consensus_score", "similarity", similarity, ("a callable", one_of("jaccard")))
    chosen = linear_sum_assignment(1.0 - likeness)
    return float(likeness[chosen].sum() / max(len(rows_a), len(rows_b)))

"""The part of scipy.stats.mstats that needs no masked arrays: cutting the ends of a sample, and what is the same there and here."""

import _rooms
import numpy as np

from scipy._refusals import refuse
from scipy.stats._samples import check_policy, has_nan

# Names that are those of scipy.stats itself.
_SAME = ("gmean", "hmean", "zmap", "zscore", "chisquare")
# Names that answer alike for plain samples without options.
_ALIKE = ("pearsonr", "spearmanr", "linregress", "theilslopes", "siegelslopes", "kruskal", "normaltest", "skewtest", "kurtosistest",
    "sem", "rankdata")
_open = _rooms.doors(__name__, dict.fromkeys(_SAME, "stats"), (
    "argstoarray count_tied_groups describe f_oneway find_repeats friedmanchisquare kendalltau kendalltau_seasonal kruskalwallis "
    "ks_twosamp ks_2samp kurtosis ks_1samp kstest mannwhitneyu meppf mode moment mquantiles msign obrientransform "
    "plotting_positions pointbiserialr scoreatpercentile sen_seasonal_slopes skew tmax tmean tmin trim trimboth trimtail trima "
    "trimr trimmed_mean trimmed_std trimmed_stde trimmed_var tsem ttest_1samp ttest_onesamp ttest_ind ttest_rel tvar variation "
    "brunnermunzel compare_medians_ms hdquantiles hdmedian hdquantiles_sd idealfourths median_cihs mjci mquantiles_cimj rsh "
    "trimmed_mean_ci"
), home="scipy")

__all__ = ["winsorize", *_SAME, *_ALIKE]


def winsorize(a, limits=None, inclusive=(True, True), inplace=False, axis=None, nan_policy="propagate"):
    """Replaces the lowest and highest shares of the data by the nearest values kept."""
    if inplace:
        refuse("scipy.stats.mstats.winsorize(inplace=True)", "assign the answer")
    check_policy(nan_policy)
    a = np.array(a)
    if limits is None:
        return a
    low, high = (limits, limits) if np.ndim(limits) == 0 else limits
    for limit, end in ((low, "beginning"), (high, "end")):
        if limit is not None and not 0 <= limit <= 1:
            raise ValueError(f"The proportion to cut from the {end} should be between 0. and 1.(got {limit})")
    if nan_policy == "raise" and has_nan(a):
        raise ValueError("The input contains nan values")
    if axis is not None:
        return np.apply_along_axis(_winsorized, axis, a, low, high, inclusive, nan_policy)
    return _winsorized(a.reshape(-1), low, high, inclusive, nan_policy).reshape(a.shape)


def _winsorized(flat, low, high, inclusive, nan_policy):
    flat = flat.copy()
    order, n = np.argsort(flat, kind="stable"), flat.size
    if nan_policy == "omit":
        n -= int(np.sum(np.isnan(flat)))
    cut_low = 0 if not low else int(low * n) if inclusive[0] else int(np.round(low * n))
    cut_high = n if not high else n - (int(high * n) if inclusive[1] else int(np.round(high * n)))
    flat[order[:cut_low]] = flat[order[cut_low]]
    top = flat[order[cut_high - 1]]
    flat[order[cut_high : n if nan_policy == "omit" else None]] = top
    return flat


def _plain(name):
    """The function of scipy.stats for plain one-dimensional samples; options are refused."""
    from scipy import stats

    def call(*samples, **options):
        samples = [np.asarray(sample) for sample in samples]
        if options or any(sample.ndim != 1 for sample in samples):
            refuse(f"scipy.stats.mstats.{name} with options or of tables", f"use scipy.stats.{name}")
        return getattr(stats, name)(*samples)

    call.__name__ = name
    return call


def __getattr__(name):
    return _plain(name) if name in _ALIKE else _open(name)

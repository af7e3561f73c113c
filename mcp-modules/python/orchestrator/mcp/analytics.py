"""Describing tables, finding drift, testing hypotheses. Answers are plain dicts and frames.

Missing values are left out and counted. Numbers are those of scipy, statsmodels and pandas.
"""

from orchestrator.mcp._describe import describe_data, percentiles, profile_table
from orchestrator.mcp._drift import detect_drift
from orchestrator.mcp._progress import tell_progress as _tell_progress
from orchestrator.mcp._relations import correlation_matrix, covariance_matrix, detect_outliers
from orchestrator.mcp._tests import (
    adjust_p_values,
    anova,
    chi_square_test,
    compare_groups,
    kruskal_test,
    ks_test,
    mann_whitney_test,
    shapiro_test,
    t_test,
    wilcoxon_test,
)
from orchestrator.mcp._time_series import summarize_time_series

__all__ = [
    "adjust_p_values",
    "anova",
    "chi_square_test",
    "compare_groups",
    "correlation_matrix",
    "covariance_matrix",
    "describe_data",
    "detect_drift",
    "detect_outliers",
    "kruskal_test",
    "ks_test",
    "mann_whitney_test",
    "percentiles",
    "profile_table",
    "shapiro_test",
    "summarize_time_series",
    "t_test",
    "wilcoxon_test",
]

_tell_progress(globals())

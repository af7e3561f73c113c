"""Older addresses of the same functions."""
import numpy as np
from scipy import stats

import warnings

warnings.simplefilter("ignore")
from scipy.stats.kde import gaussian_kde
from scipy.stats.morestats import boxcox
from scipy.stats.stats import pearsonr, zscore
from scipy.special.orthogonal import legendre

print(pearsonr is stats.pearsonr, zscore is stats.zscore, boxcox is stats.boxcox, gaussian_kde is stats.gaussian_kde, legendre(2).order)
try:
    from scipy.stats.stats import nothing_like_it
except ImportError as error:
    print(str(error)[:40])

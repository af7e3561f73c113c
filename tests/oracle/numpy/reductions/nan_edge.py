# all-nan slices
import numpy as np

with np.errstate(all="ignore"):
    print(np.nansum([np.nan, np.nan]), np.nanprod([np.nan]))
    print(np.isnan(np.max([1, np.nan])), np.max([1, np.inf]), np.min([np.nan, 1]))
try:
    np.nanargmax([np.nan])
except ValueError as error:
    print(error)

"""The distributions of scipy.stats under their other address."""

import _rooms
from scipy import stats as _stats

__all__ = [*" ".join(_stats._DISTRIBUTIONS.values()).split(), "rv_continuous", "rv_discrete"]
_WHERE = {**dict.fromkeys(__all__, "stats"), "rv_frozen": "stats._frozen"}
__getattr__ = _rooms.doors(
    __name__, _WHERE, "gausshyper landau levy_stable matrix_t nchypergeom_wallenius normal_inverse_gamma vonmises_fisher", home="scipy"
)

"""The older name of a part of scipy.special."""

from scipy import _old_names

__all__, __dir__, __getattr__ = _old_names.old_room(__name__, (
    "legendre chebyt chebyu chebyc chebys jacobi laguerre genlaguerre hermite hermitenorm gegenbauer sh_legendre sh_chebyt "
    "sh_chebyu sh_jacobi roots_legendre roots_chebyt roots_chebyu roots_chebyc roots_chebys roots_jacobi roots_laguerre "
    "roots_genlaguerre roots_hermite roots_hermitenorm roots_gegenbauer roots_sh_legendre roots_sh_chebyt roots_sh_chebyu "
    "roots_sh_jacobi airy p_roots t_roots u_roots c_roots s_roots j_roots l_roots la_roots h_roots he_roots cg_roots ps_roots "
    "ts_roots us_roots js_roots"
))

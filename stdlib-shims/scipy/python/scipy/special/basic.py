"""The older name of a part of scipy.special."""

from scipy import _old_names

__all__, __dir__, __getattr__ = _old_names.old_room(__name__, (
    "ai_zeros assoc_laguerre bei_zeros beip_zeros ber_zeros bernoulli berp_zeros bi_zeros comb digamma diric erf_zeros euler "
    "factorial factorial2 factorialk fresnel_zeros fresnelc_zeros fresnels_zeros gamma h1vp h2vp hankel1 hankel2 iv ivp jn_zeros "
    "jnjnp_zeros jnp_zeros jnyn_zeros jv jvp kei_zeros keip_zeros kelvin_zeros ker_zeros kerp_zeros kv kvp lmbda lqmn lqn "
    "mathieu_a mathieu_b mathieu_even_coef mathieu_odd_coef obl_cv_seq pbdn_seq pbdv_seq pbvv_seq perm polygamma pro_cv_seq psi "
    "riccati_jn riccati_yn sinc y0_zeros y1_zeros y1p_zeros yn_zeros ynp_zeros yv yvp zeta"
))

"""Special functions: gamma, beta, error, Bessel and elliptic functions and their kin, for numbers and whole arrays.

Each room is read when its first name is used. What works on complex numbers in the original works on real ones here.
"""

import _rooms

_WHERE = _rooms.table(
    _bessel=(
        "j0 j1 jv jn jve yv yve hankel1 hankel2 y0 y1 yn iv ive i0 i0e i1 i1e kv kve kn k0 k0e k1 k1e airy "
    ),
    _bessel_kin=(
        "jvp yvp ivp kvp h1vp h2vp jn_zeros jnp_zeros yn_zeros ynp_zeros spherical_jn spherical_yn spherical_in "
        "spherical_kn "
    ),
    _counting=(
        "comb perm factorial factorial2 factorialk stirling2 bernoulli euler "
    ),
    _elementary=(
        "erf erfc erfcx erfinv erfcinv ndtr ndtri log_ndtr expit log_expit logit softplus xlogy xlog1py entr rel_entr "
        "kl_div huber pseudo_huber exp2 exp10 cbrt exprel boxcox boxcox1p inv_boxcox expm1 log1p sinc inv_boxcox1p "
        "powm1 cosm1 erfi owens_t ndtri_exp sindg cosdg tandg cotdg radian diric round agm "
    ),
    _gamma=(
        "gamma gammaln rgamma digamma psi polygamma multigammaln poch zeta beta betaln binom gammainc gammaincc "
        "gammaincinv gammainccinv betainc betaincc betaincinv gammasgn betainccinv zetac loggamma "
    ),
    _integrals=(
        "ellipk ellipkm1 ellipe ellipkinc ellipeinc ellipj elliprc elliprd elliprf elliprg elliprj expn exp1 expi sici "
        "shichi dawsn spence fresnel hyp0f1 hyp1f1 hyp2f1 lambertw "
    ),
    _polynomial_values=(
        "eval_legendre eval_chebyt eval_chebyu eval_chebyc eval_chebys eval_hermite eval_hermitenorm eval_genlaguerre "
        "eval_laguerre assoc_laguerre eval_gegenbauer eval_jacobi eval_sh_legendre eval_sh_chebyt eval_sh_chebyu "
        "eval_sh_jacobi lpmv sph_harm_y "
    ),
    _polynomials=(
        "roots_legendre roots_chebyt roots_chebyu roots_chebyc roots_chebys roots_gegenbauer roots_jacobi roots_hermite "
        "roots_hermitenorm roots_genlaguerre roots_laguerre roots_sh_legendre roots_sh_chebyt roots_sh_chebyu "
        "roots_sh_jacobi legendre sh_legendre chebyt chebyu chebyc chebys sh_chebyt sh_chebyu hermite hermitenorm "
        "genlaguerre laguerre jacobi sh_jacobi gegenbauer p_roots t_roots u_roots c_roots s_roots j_roots l_roots "
        "la_roots h_roots he_roots cg_roots ps_roots ts_roots us_roots js_roots "
    ),
    _sums=(
        "logsumexp softmax log_softmax "
    ),
    _tails=(
        "stdtr stdtrit chdtr chdtrc chdtri fdtr fdtrc fdtri bdtr bdtrc pdtr pdtrc kolmogorov smirnov chndtr chndtrix "
        "nctdtr nctdtrit ncfdtr ncfdtri bdtri nbdtr nbdtrc nbdtri pdtri gdtr gdtrc gdtrix gdtria nrdtrimn nrdtrisd "
        "tklmbda kolmogi smirnovi "
    ),
)

__all__ = sorted(_WHERE)

__getattr__ = _rooms.doors(__name__, _WHERE, modules="basic orthogonal")


def __dir__():
    return sorted({*globals(), *__all__})

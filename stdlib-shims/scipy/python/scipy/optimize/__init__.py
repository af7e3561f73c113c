"""Optimisation: minima, roots, fits of curves, linear programmes, assignments."""

import _rooms

_WHERE = _rooms.table(
    _result="OptimizeResult OptimizeWarning",
    _scalar_roots="brentq brenth bisect newton root_scalar RootResults",
    _bracketed_roots="ridder toms748 fixed_point",
    _simplex="fmin",
    _minimize="minimize",
    _older="fmin_bfgs fmin_cg fmin_ncg fmin_powell fmin_l_bfgs_b fmin_slsqp",
    _lbfgsb="LbfgsInvHessProduct",
    _line_search="line_search",
    _differences="approx_fprime check_grad",
    _valleys="rosen rosen_der rosen_hess rosen_hess_prod",
    _constraints="Bounds LinearConstraint NonlinearConstraint",
    _programs="linprog milp",
    _scalar_minimum="minimize_scalar fminbound brent golden bracket",
    _least_squares="least_squares leastsq curve_fit",
    _nonnegative="nnls isotonic_regression",
    _bounded_lines="lsq_linear",
    _systems="fsolve root",
    _mixing="broyden1 broyden2 anderson linearmixing diagbroyden excitingmixing NoConvergence BroydenFirst",
    _linear="linear_sum_assignment",
    _evolution="differential_evolution",
    _hopping="basinhopping",
    _annealing="dual_annealing",
    _grid="brute",
)
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE, "elementwise")

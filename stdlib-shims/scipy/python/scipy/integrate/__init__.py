"""Integrals of functions and of samples, and initial value problems."""

from scipy._rooms import doors, table

_ROOMS = table(
    _quad="quad dblquad tplquad nquad fixed_quad IntegrationWarning",
    _vector_quad="quad_vec",
    _sampled="trapezoid simpson cumulative_trapezoid cumulative_simpson romb newton_cotes",
    _initial_value="solve_ivp odeint ODEintWarning",
    _solver="OdeSolver OdeSolution DenseOutput",
    _runge_kutta="RK23 RK45 DOP853",
    _radau="Radau",
    _bdf="BDF",
    _lsoda_solver="LSODA",
    _ode="ode",
)
_ABSENT = "qmc_quad complex_ode solve_bvp tanhsinh nsum cubature lebedev_rule".split()
__all__ = sorted(_ROOMS)
__getattr__ = doors("scipy.integrate", _ROOMS, _ABSENT)

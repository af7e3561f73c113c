"""Integrals of functions and of samples, and initial value problems."""

import _rooms

_WHERE = _rooms.table(
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
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE)

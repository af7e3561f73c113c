"""The older calls: fmin_bfgs, fmin_cg, fmin_ncg, fmin_powell, fmin_l_bfgs_b, fmin_slsqp."""

import numpy as np

from scipy.optimize._callbacks import Watch
from scipy.optimize._minimize import limits
from scipy.optimize._objective import Pairs

STEP = 1.4901161193847656e-08


def _answer(found, names, full_output, retall):
    if full_output:
        parts = tuple(found[name] for name in names)
        return parts + ((found["allvecs"],) if retall else ())
    return (found["x"], found["allvecs"]) if retall else found["x"]


def fmin_bfgs(
    f, x0, fprime=None, args=(), gtol=1e-5, norm=np.inf, epsilon=STEP, maxiter=None, full_output=0, disp=1, retall=0,
    callback=None, xrtol=0, c1=1e-4, c2=0.9, hess_inv0=None
):
    """The lowest place by BFGS."""
    from scipy.optimize._descent import bfgs

    found = bfgs(f, x0, args, fprime, Watch(callback), gtol, norm, epsilon, maxiter, disp, retall, None, xrtol, c1, c2, hess_inv0)
    return _answer(found, ("x", "fun", "jac", "hess_inv", "nfev", "njev", "status"), full_output, retall)


def fmin_cg(
    f, x0, fprime=None, args=(), gtol=1e-5, norm=np.inf, epsilon=STEP, maxiter=None, full_output=0, disp=1, retall=0,
    callback=None, c1=1e-4, c2=0.4
):
    """The lowest place by conjugate gradients."""
    from scipy.optimize._descent import conjugate

    found = conjugate(f, x0, args, fprime, Watch(callback), gtol, norm, epsilon, maxiter, disp, retall, None, c1, c2)
    return _answer(found, ("x", "fun", "nfev", "njev", "status"), full_output, retall)


def fmin_ncg(
    f, x0, fprime, fhess_p=None, fhess=None, args=(), avextol=1e-5, epsilon=STEP, maxiter=None, full_output=0, disp=1,
    retall=0, callback=None, c1=1e-4, c2=0.9
):
    """The lowest place by Newton's method with conjugate gradients."""
    from scipy.optimize._descent import newton_cg

    found = newton_cg(f, x0, args, fprime, fhess, fhess_p, Watch(callback), avextol, epsilon, maxiter, disp, retall, c1, c2)
    return _answer(found, ("x", "fun", "nfev", "njev", "nhev", "status"), full_output, retall)


def fmin_powell(
    func, x0, args=(), xtol=1e-4, ftol=1e-4, maxiter=None, maxfun=None, full_output=0, disp=1, retall=0, callback=None,
    direc=None
):
    """The lowest place by Powell's method."""
    from scipy.optimize._powell import powell

    found = powell(func, x0, args, None, Watch(callback), xtol, ftol, maxiter, maxfun, disp, direc, retall)
    return _answer(found, ("x", "fun", "direc", "nit", "nfev", "status"), full_output, retall)


def fmin_l_bfgs_b(
    func, x0, fprime=None, args=(), approx_grad=0, bounds=None, m=10, factr=1e7, pgtol=1e-5, epsilon=1e-8, iprint=-1,
    maxfun=15000, maxiter=15000, disp=None, callback=None, maxls=20
):
    """The lowest place within bounds: place, value, and how the search ended."""
    from scipy.optimize._lbfgsb import lbfgsb

    x0 = np.asarray(x0, dtype=float).ravel()
    jac = None if approx_grad else fprime
    if not approx_grad and fprime is None:
        func = Pairs(func)
        jac = func.derivative
    found = lbfgsb(
        func, x0, args, jac, None if bounds is None else limits(bounds, x0), Watch(callback), maxcor=m,
        ftol=factr * np.finfo(float).eps, gtol=pgtol,
        eps=epsilon, maxfun=maxfun, maxiter=maxiter, maxls=maxls,
    )
    return found.x, found.fun, {
        "grad": found.jac, "task": found.message, "funcalls": found.nfev, "nit": found.nit, "warnflag": found.status
    }


def fmin_slsqp(
    func, x0, eqcons=(), f_eqcons=None, ieqcons=(), f_ieqcons=None, bounds=(), fprime=None, fprime_eqcons=None,
    fprime_ieqcons=None, args=(), iter=100, acc=1e-6, iprint=1, disp=None, full_output=0, epsilon=STEP, callback=None
):
    """The lowest place within constraints."""
    from scipy.optimize._slsqp import slsqp

    iprint = iprint if disp is None else disp
    rules = [{"type": "eq", "fun": part, "args": args} for part in eqcons] + [
        {"type": "ineq", "fun": part, "args": args} for part in ieqcons
    ]
    if f_eqcons:
        rules.append({"type": "eq", "fun": f_eqcons, "jac": fprime_eqcons, "args": args})
    if f_ieqcons:
        rules.append({"type": "ineq", "fun": f_ieqcons, "jac": fprime_ieqcons, "args": args})
    x0 = np.atleast_1d(np.asarray(x0, dtype=float)).ravel()
    within = limits(bounds, x0) if len(bounds) else None
    found = slsqp(
        func, x0, args, fprime, within, rules, Watch(callback), maxiter=iter, ftol=acc, iprint=iprint,
        disp=iprint != 0, eps=epsilon
    )
    return (found.x, found.fun, found.nit, found.status, found.message) if full_output else found.x

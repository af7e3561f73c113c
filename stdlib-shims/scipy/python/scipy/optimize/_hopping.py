"""Basin hopping: random steps, each followed by a descent, kept or not as in annealing (Wales and Doye)."""

import math

import numpy as np

from scipy.optimize._callbacks import names_of
from scipy.optimize._result import OptimizeResult
from scipy.optimize._streams import stream_of


class _Displacement:
    def __init__(self, stepsize, stream):
        self.stepsize, self._stream = stepsize, stream

    def __call__(self, x):
        x += self._stream.uniform(-self.stepsize, self.stepsize, np.shape(x))
        return x


class _Adaptive:
    """Steps that grow when too many are taken, and shrink when too few are."""

    def __init__(self, step, rate, interval, factor, verbose):
        self.step, self.rate, self.interval, self.factor, self.verbose = step, rate, interval, factor, verbose
        self.n, self.n_kept = 0, 0

    def __call__(self, x):
        self.n += 1
        if self.n % self.interval == 0:
            before, share = self.step.stepsize, self.n_kept / self.n
            self.step.stepsize = before / self.factor if share > self.rate else before * self.factor
            if self.verbose:
                print(
                    f"adaptive stepsize: acceptance rate {share:f} target {self.rate:f} new stepsize {self.step.stepsize:g} old "
                    f"stepsize {before:g}"
                )
        return self.step(x)

    def report(self, accept, **where):
        self.n_kept += bool(accept)


def _metropolis(temperature, stream):
    beta = 1.0 / temperature if temperature != 0 else float("inf")

    def test(*, res_new, res_old):
        with np.errstate(invalid="ignore"):
            share = math.exp(min(0, -(res_new.fun - res_old.fun) * beta))
        return bool(share >= stream.uniform() and (res_new.success or not res_old.success))

    return test


def _passes(tests, new, old):
    accept = True
    for test in tests:
        if set(names_of(test)) == {"res_new", "res_old"}:
            answer = test(res_new=new, res_old=old)
        else:
            answer = test(f_new=new.fun, x_new=new.x, f_old=old.fun, x_old=old.x)
        if isinstance(answer, str) and answer == "force accept":
            return True
        if answer is None:
            raise ValueError("accept_tests must return True, False, or 'force accept'")
        if not answer:
            accept = False
    return accept


def basinhopping(
    func, x0, niter=100, T=1.0, stepsize=0.5, minimizer_kwargs=None, take_step=None, accept_test=None, callback=None,
    interval=50, disp=False, niter_success=None, rng=None, *, target_accept_rate=0.5, stepwise_factor=0.9, seed=None
):
    """The lowest of the minima that descents from random steps lead to."""
    from scipy.optimize._minimize import minimize

    if target_accept_rate <= 0.0 or target_accept_rate >= 1.0:
        raise ValueError("target_accept_rate has to be in range (0, 1)")
    if stepwise_factor <= 0.0 or stepwise_factor >= 1.0:
        raise ValueError("stepwise_factor has to be in range (0, 1)")
    stream = stream_of(rng, seed)
    if take_step is not None and not callable(take_step):
        raise TypeError("take_step must be callable")
    if accept_test is not None and not callable(accept_test):
        raise TypeError("accept_test must be callable")
    step = _Displacement(stepsize, stream) if take_step is None else take_step
    if hasattr(step, "stepsize"):
        step = _Adaptive(step, target_accept_rate, interval, stepwise_factor, disp)
    tests = [*([accept_test] if accept_test is not None else []), _metropolis(T, stream)]
    niter_success = niter + 2 if niter_success is None else niter_success
    found = OptimizeResult(minimization_failures=0)

    def descend(x):
        down = minimize(func, x, **(minimizer_kwargs or {}))
        if not down.success:
            found.minimization_failures += 1
            if disp:
                print("warning: basinhopping: local minimization failure")
        for name in ("nfev", "njev", "nhev"):
            if name in down:
                found[name] = found.get(name, 0) + down[name]
        return down

    here = descend(np.copy(np.array(x0)))
    if disp:
        print(f"basinhopping step 0: f {here.fun:g}")
    lowest = here
    if callable(callback):
        callback(lowest.x, lowest.fun, True)
    count, rounds, message = 0, 0, "requested number of basinhopping iterations completed successfully"
    for rounds in range(niter):
        new = descend(step(np.copy(here.x)))
        accept, better = _passes(tests, new, here), False
        if hasattr(step, "report"):
            step.report(accept, f_new=new.fun, x_new=new.x, f_old=here.fun, x_old=here.x)
        if accept:
            here = new
            better = new.success and (new.fun < lowest.fun or not lowest.success)
            lowest = new if better else lowest
        if disp:
            print(f"basinhopping step {rounds + 1}: f {here.fun:g} trial_f {new.fun:g} accepted {accept} lowest_f {lowest.fun:g}")
            if better:
                print(f"found new global minimum on step {rounds + 1} with function value {here.fun:g}")
        if callable(callback) and callback(new.x, new.fun, accept):
            message = "callback function requested stop early byreturning True"
            break
        count = 0 if better else count + 1
        if not better and count > niter_success:
            message = "success condition satisfied"
            break
    found.update(
        lowest_optimization_result=lowest, x=np.copy(lowest.x), fun=lowest.fun, message=[message], nit=rounds + 1,
        success=lowest.success
    )
    return found

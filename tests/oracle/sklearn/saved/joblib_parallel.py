# Parallel and delayed answer in order, whatever the number of jobs.
from math import sqrt

from joblib import Parallel, delayed, effective_n_jobs

print(Parallel(n_jobs=2)(delayed(sqrt)(number**2) for number in range(6)))
print(Parallel()(delayed(pow)(2, exponent) for exponent in (1, 2, 3)))
print(Parallel(return_as="generator")(delayed(abs)(number) for number in (-1, 2)).__class__.__name__)


@delayed
def named(name, *, loud=False):
    """Says a name."""
    return name.upper() if loud else name


with Parallel(n_jobs=1) as parallel:
    print(parallel([named("a"), named("b", loud=True)]))
print(named.__name__, named.__doc__, effective_n_jobs(1))
try:
    Parallel(n_jobs=1, return_as="table")
except ValueError as error:
    print(error)

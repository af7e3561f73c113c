"""`Parallel` and `delayed`: every call in its turn, because a script has one thread. The answers are the same."""

import contextlib
import functools
import os


def delayed(function):
    """Keeps the arguments of calls for `Parallel`."""
    def keep(*args, **kwargs):
        return function, args, kwargs
    with contextlib.suppress(AttributeError):
        keep = functools.wraps(function)(keep)
    return keep


def cpu_count(only_physical_cores=False):
    """The number of processors, at least one."""
    return os.cpu_count() or 1


def effective_n_jobs(n_jobs=-1):
    """How many calls run at a time."""
    if n_jobs == 0:
        raise ValueError("n_jobs == 0 in Parallel has no meaning")
    return 1


class Parallel:
    """Runs calls made by `delayed` and gives their answers in order."""

    def __init__(self, n_jobs=None, backend=None, return_as="list", verbose=0, timeout=None, pre_dispatch="2 * n_jobs", batch_size="auto",
                 temp_folder=None, max_nbytes="1M", mmap_mode="r", prefer=None, require=None, **backend_kwargs):
        if n_jobs == 0:
            raise ValueError("n_jobs == 0 in Parallel has no meaning")
        if return_as not in ("list", "generator", "generator_unordered"):
            raise ValueError(
                'Expected `return_as` parameter to be a string equal to "list","generator" or "generator_unordered", '
                f"but got {return_as} instead."
            )
        self.n_jobs, self.backend, self.return_as, self.verbose, self.timeout = n_jobs, backend, return_as, verbose, timeout

    def __call__(self, iterable):
        answers = (function(*args, **kwargs) for function, args, kwargs in iterable)
        return list(answers) if self.return_as == "list" else answers

    def __enter__(self):
        return self

    def __exit__(self, *trouble):
        return None

    def __repr__(self):
        return f"Parallel(n_jobs={self.n_jobs})"


class parallel_config(contextlib.ContextDecorator):
    """Settings of `Parallel` for a while: there is nothing to be set here, since calls run one after another."""

    def __init__(self, backend=None, *, n_jobs=-1, verbose=0, temp_folder=None, max_nbytes="1M", mmap_mode="r", prefer=None, require=None,
                 inner_max_num_threads=None, **backend_params):
        self.backend, self.n_jobs = backend, n_jobs

    def __enter__(self):
        return {"backend": self.backend, "n_jobs": self.n_jobs}

    def __exit__(self, *trouble):
        return None

    def unregister(self):
        """Nothing is registered."""


class parallel_backend(parallel_config):
    """The older name of `parallel_config`."""

    def __init__(self, backend, n_jobs=-1, inner_max_num_threads=None, **backend_params):
        super().__init__(backend, n_jobs=n_jobs)

    def __enter__(self):
        return self.backend, self.n_jobs

"""Saving models to files, and loops that would run in parallel elsewhere: here one call after another."""

from joblib._files import dump, load
from joblib._hashing import hash
from joblib._memory import Memory
from joblib._parallel import Parallel, cpu_count, delayed, effective_n_jobs, parallel_backend, parallel_config

__version__ = "1.6.0"
__all__ = [
    "Memory", "Parallel", "cpu_count", "delayed", "dump", "effective_n_jobs", "hash", "load", "parallel_backend", "parallel_config",
]
_ABSENT = frozenset((
    "Logger", "MemorizedResult", "ParallelBackendBase", "PrintTime", "StoreBackendBase", "expires_after", "register_compressor",
    "register_parallel_backend", "register_store_backend", "wrap_non_picklable_objects",
))


def __getattr__(name):
    if name in _ABSENT:
        raise NotImplementedError(f"joblib.{name} is not available")
    raise AttributeError(f"module 'joblib' has no attribute {name!r}")

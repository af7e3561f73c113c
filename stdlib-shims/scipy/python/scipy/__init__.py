"""scipy: statistics, optimisation and numerical methods over our own kernels."""

__version__ = "1.17.1"

"""Linear programs, with and without whole numbers."""

import warnings

import numpy as np

import _scipy_programs as native
from scipy.optimize._constraints import Bounds, LinearConstraint
from scipy.optimize._result import OptimizeResult, OptimizeWarning

HIGHS = {
    0: (0, "Optimization terminated successfully. (HiGHS Status 7: Optimal)"),
    1: (1, "Time limit reached. (HiGHS Status 13: model_status is Time limit reached; primal_status is Feasible)"),
    2: (2, "The problem is infeasible. (HiGHS Status 8: model_status is Infeasible; primal_status is None)"),
    3: (3, "The problem is unbounded. (HiGHS Status 10: model_status is Unbounded; primal_status is Feasible)"),
    4: (4, "(HiGHS Status 0: HighsModelStatusNotset)"),
}
ITERATIONS = "Iteration limit reached. (HiGHS Status 14: model_status is Iteration limit reached; primal_status is Feasible)"
NODES = "Solution limit reached. (HiGHS Status 16: model_status is Solution limit reached; primal_status is Feasible)"


def _wrong(words):
    return ValueError("Invalid input for linprog: " + words)


def _dense(matrix):
    return matrix.toarray() if hasattr(matrix, "toarray") else matrix


def _matrix(name, matrix, n):
    if matrix is None:
        return np.zeros((0, n))
    try:
        matrix = np.array(_dense(matrix), dtype=float)
    except (TypeError, ValueError) as error:
        raise TypeError(f"Invalid input for linprog: {name} must be a 2D array of numerical values") from error
    if matrix.ndim != 2 or matrix.shape[1] != n:
        raise _wrong(f"{name} must have exactly two dimensions, and the number of columns in {name} must be equal to the size of c")
    if not np.isfinite(matrix).all():
        raise _wrong(f"{name} must not contain values inf, nan, or None")
    return matrix


def _side(name, matrix_name, values, n_rows):
    try:
        values = np.array([] if values is None else values, dtype=float)
    except (TypeError, ValueError) as error:
        raise TypeError(f"Invalid input for linprog: {name} must be a 1D array of numerical values, each representing the upper "
        f"bound of an inequality constraint") from error
    values = values.squeeze() if values.size != 1 else values.reshape(-1)
    if values.ndim != 1 or values.shape != (n_rows,):
        raise _wrong(
            f"{name} must be a 1-D array; {name} must not have more than one non-singleton dimension and the number of rows in "
            f"{matrix_name} must equal the number of values in {name}"
        )
    if not np.isfinite(values).all():
        raise _wrong(f"{name} must not contain values inf, nan, or None")
    return values


def _bounds(bounds, n):
    """Lower and upper bounds as two arrays."""
    if isinstance(bounds, Bounds):
        return (np.broadcast_to(side, (n,)).astype(float) for side in (bounds.lb, bounds.ub))
    if bounds is None or (not isinstance(bounds, np.ndarray) and len(bounds) == 0):
        bounds = (0, None)
    try:
        table = np.atleast_2d(np.array(bounds, dtype=float))
    except (TypeError, ValueError) as error:
        raise _wrong(f"unable to interpret bounds with values {bounds}.") from error
    if table.ndim > 2:
        raise _wrong(f"provide a 2-D array for bounds, not a {table.ndim:d}-D array.")
    if np.all(table.shape == np.array([1, 2])) or table.shape == (2, 1):
        low, high = table.ravel()
        table = np.tile([[low, high]], (n, 1))
    elif table.shape == (2, n) and n != 2:
        raise _wrong(f"provide a {n:d} x 2 array for bounds, not a 2 x {n:d} array.")
    elif table.shape != (n, 2):
        raise _wrong(f"unable to interpret bounds with this dimension tuple: {table.shape}.")
    low, high = table.T
    return np.where(np.isnan(low), -np.inf, low), np.where(np.isnan(high), np.inf, high)


def _known_options(options):
    """The options; what HiGHS does not know is warned of. Tolerances and time limits are met by solving to the end."""
    options = dict(options or {})
    known = {
        "maxiter", "disp", "presolve", "time_limit", "dual_feasibility_tolerance", "primal_feasibility_tolerance",
        "ipm_optimality_tolerance",
        "simplex_dual_edge_weight_strategy", "mip_rel_gap", "node_limit",
    }
    unknown = {name: value for name, value in options.items() if name not in known}
    if unknown:
        warnings.warn(f"Unrecognized options detected: {unknown}. These will be passed to HiGHS verbatim.", OptimizeWarning, stacklevel=3)
    return options


def linprog(
    c, A_ub=None, b_ub=None, A_eq=None, b_eq=None, bounds=(0, None), method="highs", callback=None, options=None,
    x0=None, integrality=None
):
    """The least c @ x within linear bounds."""
    name = method.lower()
    if name in ("interior-point", "revised simplex", "simplex"):
        raise NotImplementedError(f"scipy.optimize.linprog(method={method!r}) is not available: use 'highs'")
    if name not in ("highs", "highs-ds", "highs-ipm"):
        raise ValueError(f"Unknown solver '{method}'")
    if callback is not None:
        raise NotImplementedError("HiGHS solvers do not support the callback interface.")
    options = _known_options(options)
    if options.get("disp"):
        raise NotImplementedError("scipy.optimize.linprog(options={'disp': True}) is not available")
    try:
        c = np.array(c, dtype=float).squeeze()
    except (TypeError, ValueError) as error:
        raise TypeError("Invalid input for linprog: c must be a 1-D array of numerical coefficients") from error
    c = c.reshape(-1) if c.size == 1 else c
    if c.size == 0 or c.ndim != 1:
        raise _wrong("c must be a 1-D array and must not have more than one non-singleton dimension")
    if not np.isfinite(c).all():
        raise _wrong("c must not contain values inf, nan, or None")
    n = len(c)
    A_ub, A_eq = _matrix("A_ub", A_ub, n), _matrix("A_eq", A_eq, n)
    b_ub, b_eq = _side("b_ub", "A_ub", b_ub, len(A_ub)), _side("b_eq", "A_eq", b_eq, len(A_eq))
    low, high = _bounds(bounds, n)
    kinds = None if integrality is None else np.broadcast_to(integrality, (n,)).astype(int)
    if kinds is not None and np.any((kinds < 0) | (kinds > 3)):
        raise ValueError("`integrality` must contain integers 0-3 and be broadcastable to `c.shape`.")
    rows = (np.r_[np.full(len(b_ub), -np.inf), b_eq], np.r_[b_ub, b_eq])
    return _linear_answer(c, np.vstack([A_ub, A_eq]), (low, high), rows, kinds, options, len(b_ub))


def _linear_answer(c, matrix, columns, rows, kinds, options, n_upper):
    whole = kinds is not None and np.any(kinds)
    if whole:
        found = _solve_whole(c, matrix, columns, rows, kinds, options)
    else:
        limit = options.get("maxiter")
        found = native.linear(c, matrix, *columns, *rows, 50_000 + 50 * (len(c) + len(matrix)) if limit is None else max(int(limit), 1))
    code, x, value, row_prices, column_prices, rounds = found[:6]
    status, message = HIGHS[code]
    message = (NODES if whole else ITERATIONS) if code == 1 else message
    solved = status == 0
    nothing = lambda: OptimizeResult(residual=None, marginals=None)
    answer = OptimizeResult(
        x=None, slack=None, con=None, ineqlin=nothing(), eqlin=nothing(), lower=nothing(), upper=nothing(), fun=None,
        status=status, success=solved, message=message, nit=rounds, crossover_nit=0
    )
    if len(x) == 0:
        return answer
    activity = matrix @ x
    gaps = rows[1] - activity
    zero = np.zeros(len(c))
    prices = column_prices if not whole else zero
    row_prices = np.zeros(len(matrix)) if whole else np.where(row_prices == 0, -0.0, row_prices)
    fixed = columns[0] == columns[1]
    answer.update(x=x, fun=value, slack=gaps[:n_upper], con=gaps[n_upper:])
    answer["ineqlin"].update(residual=gaps[:n_upper], marginals=row_prices[:n_upper])
    answer["eqlin"].update(residual=gaps[n_upper:], marginals=row_prices[n_upper:])
    answer["lower"].update(residual=x - columns[0], marginals=np.where((prices > 0) | fixed, prices, 0.0))
    answer["upper"].update(residual=columns[1] - x, marginals=np.where((prices < 0) & ~fixed, prices, 0.0))
    if whole:
        answer.update(nit=-1, mip_node_count=found[6], mip_dual_bound=found[7], mip_gap=_gap(value, found[7]))
    elif len(matrix):
        answer.update(mip_node_count=0, mip_dual_bound=0.0, mip_gap=0.0)
    return answer


def _gap(value, bound):
    return 0.0 if value == bound else abs(value - bound) / max(abs(value), 1e-300)


def _solve_whole(c, matrix, columns, rows, kinds, options):
    nodes = options.get("node_limit", options.get("maxiter"))
    gap = options.get("mip_rel_gap")
    low, high = columns
    # A whole number cannot lie outside the whole numbers within its bounds.
    strict = kinds == 1
    low, high = np.where(strict, np.ceil(low - 1e-9), low), np.where(strict, np.floor(high + 1e-9), high)
    return native.whole(
        c, matrix, low, high, *rows, [int(kind) for kind in kinds], 2_000_000 if nodes is None else int(nodes),
        1e-6 if gap is None else float(gap)
    )


def milp(c, *, integrality=None, bounds=None, constraints=None, options=None):
    """The least c @ x within linear bounds, some of the columns whole numbers."""
    c = np.atleast_1d(np.asarray(_dense(c), dtype=float))
    if c.ndim != 1 or c.size == 0 or not np.all(np.isfinite(c)):
        raise ValueError("`c` must be a one-dimensional array of finite numbers with at least one element.")
    n = len(c)
    try:
        kinds = np.broadcast_to(0 if integrality is None else integrality, c.shape)
    except ValueError as error:
        raise ValueError("`integrality` must contain integers 0-3 and be broadcastable to `c.shape`.") from error
    kinds = kinds.astype(int)
    if np.any((kinds < 0) | (kinds > 3)):
        raise ValueError("`integrality` must contain integers 0-3 and be broadcastable to `c.shape`.")
    if bounds is None:
        bounds = Bounds(0, np.inf)
    elif not isinstance(bounds, Bounds):
        try:
            bounds = Bounds(*bounds)
        except TypeError as error:
            raise ValueError("`bounds` must be convertible into an instance of `scipy.optimize.Bounds`.") from error
    try:
        columns = tuple(np.broadcast_to(side, c.shape).astype(float) for side in (bounds.lb, bounds.ub))
    except (ValueError, TypeError) as error:
        raise ValueError("`bounds.lb` and `bounds.ub` must contain reals and be broadcastable to `c.shape`.") from error
    parts = _constraint_list(constraints)
    matrix = np.vstack([part.A for part in parts]) if parts else np.zeros((0, n))
    if matrix.shape[1] != n:
        raise ValueError("The shape of `A` must be (len(b_l), len(c)).")
    rows = (
        np.concatenate([part.lb for part in parts]) if parts else np.zeros(0),
        np.concatenate([part.ub for part in parts]) if parts else np.zeros(0)
    )
    options = _known_options(options)
    if options.get("disp"):
        raise NotImplementedError("scipy.optimize.milp(options={'disp': True}) is not available")
    if np.any(kinds):
        found = _solve_whole(c, matrix, columns, rows, kinds, options)
        nodes, bound = found[6], found[7]
    else:
        found = native.linear(c, matrix, *columns, *rows, 50_000 + 50 * (n + len(matrix)))
        nodes, bound = (0, 0.0) if len(matrix) else (None, None)
    status, message = HIGHS[found[0]]
    message = NODES if found[0] == 1 else message
    if len(found[1]) == 0:
        return OptimizeResult(
            status=status, message=message, success=False, x=None, fun=None, mip_node_count=None, mip_dual_bound=None,
            mip_gap=None
        )
    gap = None if nodes is None else _gap(found[2], bound) if np.any(kinds) else 0.0
    return OptimizeResult(
        status=status, message=message, success=status == 0, x=found[1], fun=found[2], mip_node_count=nodes,
        mip_dual_bound=bound, mip_gap=gap
    )


def _constraint_list(constraints):
    if constraints is None:
        return []
    if isinstance(constraints, LinearConstraint):
        return [constraints]
    words = (
        "`constraints` (or each element within `constraints`) must be convertible into an instance of "
        "`scipy.optimize.LinearConstraint`."
    )
    try:
        given = list(constraints)
    except TypeError as error:
        raise ValueError(words) from error
    if given and not any(isinstance(part, LinearConstraint) for part in given):
        try:
            return [LinearConstraint(*given)]
        except (TypeError, ValueError):
            pass
    parts = []
    for part in given:
        if not isinstance(part, LinearConstraint):
            try:
                part = LinearConstraint(*part)
            except (TypeError, ValueError) as error:
                raise ValueError(words) from error
        parts.append(part)
    return parts

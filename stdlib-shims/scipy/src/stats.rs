//! `_scipy_stats`: one pass over the values of a distribution for what its methods check and scale, sums of bells and of ranks.

use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::{Context, pymodule};

/// The definition of `_scipy_stats`, for the table of modules.
pub fn module_def(context: &Context) -> &'static PyModuleDef {
    _scipy_stats::module_def(context)
}

#[pymodule]
mod _scipy_stats {
    use orchestrator_numpy::{wrap, wrap_or_scalar};
    use orchestrator_statistics::density::{Sample, bell_sums};
    use orchestrator_statistics::ranks::shared_ranks;
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    use crate::broadcast::Columns;
    use crate::floats::{BorrowedFloats, Floats, pack};

    /// x moved by `loc` and divided by `scale`, as an array.
    #[pyfunction]
    fn standardise(x: PyObjectRef, loc: PyObjectRef, scale: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let columns = Columns::read([&x, &loc, &scale], vm)?;
        Ok(wrap(columns.map(|[x, loc, scale]| (x - loc) / scale, vm)?, vm))
    }

    /// Probabilities inside a support and what holds at its ends and beyond; `bad` where the parameters are not `valid`
    /// and where x is missing.
    #[pyfunction]
    fn probabilities(
        value: PyObjectRef,
        x: PyObjectRef,
        support: (PyObjectRef, PyObjectRef),
        beyond: (f64, f64),
        valid: PyObjectRef,
        bad: f64,
        vm: &VirtualMachine,
    ) -> PyResult {
        let columns = Columns::read([&value, &x, &support.0, &support.1, &valid], vm)?;
        let found = columns.map(
            |[value, x, low, high, valid]| {
                if valid == 0.0 || x.is_nan() {
                    bad
                } else if x <= low {
                    beyond.0
                } else if x >= high {
                    beyond.1
                } else {
                    value
                }
            },
            vm,
        )?;
        wrap_or_scalar(found, vm)
    }

    /// Densities inside a support, whose ends belong to it unless they are open, and `outside` it.
    #[pyfunction]
    fn densities(
        value: PyObjectRef,
        x: PyObjectRef,
        support: (PyObjectRef, PyObjectRef, bool),
        outside: f64,
        valid: PyObjectRef,
        bad: f64,
        vm: &VirtualMachine,
    ) -> PyResult {
        let columns = Columns::read([&value, &x, &support.0, &support.1, &valid], vm)?;
        let is_open = support.2;
        let found = columns.map(
            |[value, x, low, high, valid]| {
                let is_inside = if is_open { x > low && x < high } else { x >= low && x <= high };
                if valid == 0.0 || x.is_nan() {
                    bad
                } else if is_inside {
                    value
                } else {
                    outside
                }
            },
            vm,
        )?;
        wrap_or_scalar(found, vm)
    }

    /// Shares of a whole without its ends, as an array; a half stands for what is none.
    #[pyfunction]
    fn inner_shares(q: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let columns = Columns::read([&q], vm)?;
        Ok(wrap(columns.map(|[q]| if q > 0.0 && q < 1.0 { q } else { 0.5 }, vm)?, vm))
    }

    /// Quantiles scaled and moved, the ends of the support where the share is zero or one, and `bad` where it is no share
    /// or the parameters are not `valid`.
    #[pyfunction]
    fn quantiles(
        value: PyObjectRef,
        q: PyObjectRef,
        ends: (PyObjectRef, PyObjectRef),
        place: (PyObjectRef, PyObjectRef),
        valid: PyObjectRef,
        bad: f64,
        vm: &VirtualMachine,
    ) -> PyResult {
        let columns = Columns::read([&value, &q, &ends.0, &ends.1, &place.0, &place.1, &valid], vm)?;
        let found = columns.map(
            |[value, q, at_zero, at_one, loc, scale, valid]| {
                if valid == 0.0 || !(0.0..=1.0).contains(&q) {
                    return bad;
                }
                let value = if q <= 0.0 {
                    at_zero
                } else if q >= 1.0 {
                    at_one
                } else {
                    value
                };
                value * scale + loc
            },
            vm,
        )?;
        wrap_or_scalar(found, vm)
    }

    /// For each column of `places` the weighted sum over the columns of `points` of e^(-distance^2 / 2).
    #[pyfunction]
    fn bells(points: Floats, weights: Floats, places: Floats, vm: &VirtualMachine) -> PyResult {
        let ((n_rows, n_points), (n_coordinates, n_places)) = (points.rows(vm)?, places.rows(vm)?);
        if n_rows != n_coordinates || n_points != weights.values.len() {
            return Err(vm.new_value_error("shapes do not fit each other"));
        }
        let sample = Sample { points: &points.values, weights: &weights.values };
        pack(bell_sums(sample, &places.values, n_places), &[n_places], vm)
    }

    /// The sum of the ranks of the first sample's values among all of both, and that of t^3 - t over groups of t equal ones.
    #[pyfunction(name = "shared_ranks")]
    fn sums_of_shared_ranks(first: BorrowedFloats, second: BorrowedFloats) -> (f64, f64) {
        let found = shared_ranks(first.as_slice(), second.as_slice());
        (found.first_sum, found.ties)
    }
}

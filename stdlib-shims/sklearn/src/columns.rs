//! `_sklearn_columns`: columns of matrices summed and moved. Arguments arrive checked.

use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::{Context, pymodule};

/// The definition of `_sklearn_columns`, for the table of modules.
pub fn module_def(context: &Context) -> &'static PyModuleDef {
    _sklearn_columns::module_def(context)
}

#[pymodule]
mod _sklearn_columns {
    use orchestrator_arrays::{Array, DType};
    use orchestrator_learning::columns;
    use orchestrator_numpy::{OrRaise, wrap};
    use rustpython_vm::builtins::PyBaseExceptionRef;
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    use crate::borrowed::Numbers;
    use crate::values::{list, tuple};

    fn misfit(vm: &VirtualMachine) -> PyBaseExceptionRef {
        vm.new_value_error("rows, columns and weights do not fit each other")
    }

    /// Counts, means and squares of distances from the mean, of what is not missing; weights of rows may be None.
    #[pyfunction]
    fn moments(matrix: PyObjectRef, weights: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let (matrix, weights) = (Numbers::<f64>::new(&matrix, vm)?, Numbers::optional(&weights, vm)?);
        let weights = weights.as_ref().map(Numbers::as_slice);
        let found = columns::moments(matrix.as_slice(), matrix.n_columns(), weights).ok_or_else(|| misfit(vm))?;
        Ok(tuple([list(found.counts, vm)?, list(found.means, vm)?, list(found.squares, vm)?], vm))
    }

    /// The sums of all columns.
    #[pyfunction]
    fn totals(matrix: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let matrix = Numbers::<f64>::new(&matrix, vm)?;
        list(columns::totals(matrix.as_slice(), matrix.n_columns()).ok_or_else(|| misfit(vm))?, vm)
    }

    /// For each row the squares of its distances from the means, each divided by the variance of its column, added up.
    #[pyfunction]
    fn distances(matrix: PyObjectRef, means: PyObjectRef, variances: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let (matrix, means) = (Numbers::<f64>::new(&matrix, vm)?, Numbers::new(&means, vm)?);
        let (matrix, variances) = ((matrix.as_slice(), matrix.n_columns()), Numbers::new(&variances, vm)?);
        let found = columns::distances(matrix, means.as_slice(), variances.as_slice());
        list(found.ok_or_else(|| misfit(vm))?, vm)
    }

    /// The matrix less the means and divided by the scales of its columns, either of which may be None.
    #[pyfunction]
    fn standardise(matrix: PyObjectRef, means: PyObjectRef, scales: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let matrix = Numbers::<f64>::new(&matrix, vm)?;
        let (means, scales) = (Numbers::optional(&means, vm)?, Numbers::optional(&scales, vm)?);
        let (values, n_columns) = (matrix.as_slice(), matrix.n_columns());
        let n_rows = values.len().checked_div(n_columns).unwrap_or(0);
        let moved = Array::empty(&DType::F64, &[n_rows, n_columns]).or_raise(vm)?;
        let target = moved.as_mut_slice::<f64>().unwrap_or_default();
        let (means, scales) = (means.as_ref().map(Numbers::as_slice), scales.as_ref().map(Numbers::as_slice));
        columns::standardise((values, n_columns), means, scales, target).ok_or_else(|| misfit(vm))?;
        Ok(wrap(moved, vm))
    }
}

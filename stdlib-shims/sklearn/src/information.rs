//! `_sklearn_information`: counts behind mutual information, and the nearest sequence that never falls.

use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::{Context, pymodule};

/// The definition of `_sklearn_information`, for the table of modules.
pub fn module_def(context: &Context) -> &'static PyModuleDef {
    _sklearn_information::module_def(context)
}

#[pymodule]
mod _sklearn_information {
    use orchestrator_arrays::{Array, DType};
    use orchestrator_learning::{information, isotonic};
    use orchestrator_numpy::{OrRaise, array_from, wrap};
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    fn floats(object: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Vec<f64>> {
        array_from(object, Some(&DType::F64), vm)?.to_vec::<f64>().or_raise(vm)
    }

    fn sizes(object: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Vec<usize>> {
        let values = array_from(object, Some(&DType::I64), vm)?.to_vec::<i64>().or_raise(vm)?;
        let refused = || vm.new_value_error("sizes of clusters must not be negative");
        values.into_iter().map(|value| usize::try_from(value).map_err(|_| refused())).collect()
    }

    fn packed(values: Vec<f64>, vm: &VirtualMachine) -> PyResult {
        let length = values.len();
        Ok(wrap(Array::from_vec(values, &[length]).or_raise(vm)?, vm))
    }

    #[pyfunction]
    fn expected_information(
        first: PyObjectRef,
        second: PyObjectRef,
        log_factorials: PyObjectRef,
        vm: &VirtualMachine,
    ) -> PyResult<f64> {
        Ok(information::expected_information(&sizes(&first, vm)?, &sizes(&second, vm)?, &floats(&log_factorials, vm)?))
    }

    #[pyfunction]
    fn neighbour_distances(x: PyObjectRef, y: PyObjectRef, k: usize, vm: &VirtualMachine) -> PyResult {
        let (x, y) = (floats(&x, vm)?, floats(&y, vm)?);
        if k == 0 || k >= x.len().min(y.len()) {
            let words = format!(
                "Expected n_neighbors < n_samples_fit, but n_neighbors = {k}, n_samples_fit = {}, n_samples = {}",
                x.len(),
                x.len()
            );
            return Err(vm.new_value_error(words));
        }
        packed(information::neighbour_distances(&x, &y, k), vm)
    }

    #[pyfunction]
    fn within(values: PyObjectRef, radii: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let counts = information::within(&floats(&values, vm)?, &floats(&radii, vm)?);
        let length = counts.len();
        let counts = counts.into_iter().map(|count| i64::try_from(count).unwrap_or(i64::MAX)).collect::<Vec<_>>();
        Ok(wrap(Array::from_vec(counts, &[length]).or_raise(vm)?, vm))
    }

    #[pyfunction]
    fn increasing(values: PyObjectRef, weights: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        packed(isotonic::increasing(&floats(&values, vm)?, &floats(&weights, vm)?), vm)
    }
}

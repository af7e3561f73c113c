//! `_statsmodels_smoothing`: what the faces of exponential smoothing call. Arguments arrive checked.

use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::{Context, pymodule};

/// The definition of `_statsmodels_smoothing`, for the table of modules.
pub fn module_def(context: &Context) -> &'static PyModuleDef {
    _statsmodels_smoothing::module_def(context)
}

#[pymodule]
mod _statsmodels_smoothing {
    use orchestrator_arrays::{Array, DType};
    use orchestrator_forecast::winters::{self, Factors, Start, Weights};
    use orchestrator_numpy::{OrRaise, array_from, wrap};
    use rustpython_vm::{PyObjectRef, PyResult, TryFromObject, VirtualMachine};

    /// Anything an array of float64 can be made of.
    struct Floats(Vec<f64>);

    impl TryFromObject for Floats {
        fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
            Ok(Self(array_from(&object, Some(&DType::F64), vm)?.to_vec::<f64>().or_raise(vm)?))
        }
    }

    fn pack(values: Vec<f64>, vm: &VirtualMachine) -> PyResult {
        let shape = [values.len()];
        Ok(wrap(Array::from_vec(values, &shape).or_raise(vm)?, vm))
    }

    /// What is expected of each value, and level, trend and season after it. `weights` are those of the three and the damping;
    /// `start` are level, trend and the effects of one season.
    #[pyfunction]
    fn smooth(
        y: Floats,
        weights: (f64, f64, f64, f64),
        start: Floats,
        is_factor: (bool, bool),
        vm: &VirtualMachine,
    ) -> PyResult<(PyObjectRef, PyObjectRef, PyObjectRef, PyObjectRef)> {
        let [level, trend, seasons @ ..] = &start.0[..] else {
            return Err(vm.new_value_error("a level and a trend to start from are needed"));
        };
        let weights = Weights { level: weights.0, trend: weights.1, season: weights.2, damping: weights.3 };
        let start = Start { level: *level, trend: *trend, seasons };
        let passed = winters::smooth(&y.0, weights, start, Factors { is_trend: is_factor.0, is_season: is_factor.1 });
        let states = (pack(passed.levels, vm)?, pack(passed.trends, vm)?, pack(passed.seasons, vm)?);
        Ok((pack(passed.fitted, vm)?, states.0, states.1, states.2))
    }
}

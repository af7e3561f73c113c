//! Exponential smoothing and plain baselines in `_kit_models`.

use orchestrator_arrays::DType;
use orchestrator_forecast::Error;
use orchestrator_numpy::array_from;
use rustpython_vm::{PyObject, PyResult, VirtualMachine};

/// Errors of a model are `ValueError`s of the script, in the words of the original.
pub(crate) fn or_raise<T>(result: Result<T, Error>, vm: &VirtualMachine) -> PyResult<T> {
    result.map_err(|error| vm.new_value_error(error.to_string()))
}

/// Microseconds since 1970.
pub(crate) fn times(object: &PyObject, vm: &VirtualMachine) -> PyResult<Vec<i64>> {
    let array = array_from(object, Some(&DType::I64), vm)?;
    array.to_vec::<i64>().map_err(|error| vm.new_value_error(error.to_string()))
}

#[rustpython_vm::pymodule(sub)]
pub(crate) mod _smoothing {
    use orchestrator_forecast::ets::{Ets, Spec, Trend, choose};
    use orchestrator_forecast::{Ahead, Mode, drift, naive, seasonal_naive};
    use orchestrator_numpy::PyNdArray;
    use rustpython_vm::builtins::PyStrRef;
    use rustpython_vm::types::Representable;
    use rustpython_vm::{Py, PyObjectRef, PyPayload, PyResult, VirtualMachine, pyclass};

    use super::or_raise;
    use crate::analytics::arguments::{Answer, numbers};

    /// A fitted model of exponential smoothing.
    #[pyattr]
    #[pyclass(name = "Smoothing")]
    #[derive(Debug, PyPayload)]
    struct Smoothing {
        model: Ets,
    }

    fn ahead(found: Ahead, vm: &VirtualMachine) -> PyResult {
        let array = |values: Vec<f64>| -> PyResult { Ok(PyNdArray::from_vec(values, vm)?.into()) };
        Ok(vm.ctx.new_tuple(vec![array(found.mean)?, array(found.lower)?, array(found.upper)?]).into())
    }

    fn mode(name: &str) -> Mode {
        if name == "multiplicative" { Mode::Multiplicative } else { Mode::Additive }
    }

    /// The best model by Akaike's criterion.
    #[pyfunction]
    fn choose_smoothing(y: PyObjectRef, period: usize, vm: &VirtualMachine) -> PyResult<Smoothing> {
        Ok(Smoothing { model: or_raise(choose(numbers(&y, vm)?.as_slice(), period), vm)? })
    }

    #[pyfunction]
    fn fit_smoothing(
        y: PyObjectRef,
        error: String,
        trend: Option<String>,
        seasonal: Option<String>,
        period: usize,
        vm: &VirtualMachine,
    ) -> PyResult<Smoothing> {
        let trend = match trend.as_deref() {
            None => Trend::None,
            Some("damped") => Trend::Damped,
            Some(_) => Trend::Additive,
        };
        let spec = Spec { error: mode(&error), trend, seasonal: seasonal.as_deref().map(mode), period };
        Ok(Smoothing { model: or_raise(Ets::fit(spec, numbers(&y, vm)?.as_slice()), vm)? })
    }

    #[pyfunction]
    fn load_smoothing(text: PyStrRef, vm: &VirtualMachine) -> PyResult<Smoothing> {
        Ok(Smoothing { model: or_raise(Ets::from_json(text.as_ref()), vm)? })
    }

    #[pyfunction]
    fn baseline(
        kind: String,
        y: PyObjectRef,
        period: usize,
        steps: usize,
        width: f64,
        vm: &VirtualMachine,
    ) -> PyResult {
        let y = numbers(&y, vm)?;
        let found = match kind.as_str() {
            "seasonal_naive" => seasonal_naive(y.as_slice(), period, steps, width),
            "drift" => drift(y.as_slice(), steps, width),
            _ => naive(y.as_slice(), steps, width),
        };
        ahead(or_raise(found, vm)?, vm)
    }

    #[pyclass(with(Representable), flags(DISALLOW_INSTANTIATION))]
    impl Smoothing {
        #[pymethod]
        fn to_json(zelf: &Py<Self>, vm: &VirtualMachine) -> PyResult<String> {
            or_raise(zelf.model.to_json(), vm)
        }

        #[pymethod]
        fn about(zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
            let (level, trend, season) = zelf.model.weights();
            Answer::new(vm)
                .text("name", &zelf.model.spec().name())
                .number("alpha", level)
                .number("beta", trend)
                .number("gamma", season)
                .number("damping", zelf.model.damping())
                .number("aicc", zelf.model.aicc())
                .number("log_likelihood", zelf.model.log_likelihood())
                .finish()
        }

        #[pymethod]
        fn fitted(zelf: &Py<Self>, vm: &VirtualMachine) -> PyResult {
            Ok(PyNdArray::from_vec(zelf.model.fitted().to_vec(), vm)?.into())
        }

        #[pymethod]
        fn forecast(zelf: &Py<Self>, steps: usize, width: f64, seed: u64, vm: &VirtualMachine) -> PyResult {
            ahead(or_raise(zelf.model.forecast(steps, width, seed), vm)?, vm)
        }
    }

    impl Representable for Smoothing {
        fn repr_str(zelf: &Py<Self>, _vm: &VirtualMachine) -> PyResult<String> {
            Ok(format!("<ETS({}) model>", zelf.model.spec().name()))
        }
    }
}

//! `_kit_models`: what `orchestrator.mcp.models` calls. Arguments arrive checked and in order.

mod learned;
mod metrics;
mod smoothing;

use rustpython_vm::Context;
use rustpython_vm::builtins::PyModuleDef;

pub(crate) fn module_def(context: &Context) -> &'static PyModuleDef {
    _kit_models::module_def(context)
}

#[rustpython_vm::pymodule(with(learned::_learned, metrics::_metrics, smoothing::_smoothing))]
mod _kit_models {
    use std::collections::BTreeMap;

    use orchestrator_forecast::{Columns, Frequency, Model, Options, cross_validation, performance_metrics};
    use orchestrator_numpy::PyNdArray;
    use rustpython_vm::builtins::{PyDictRef, PyStrRef};
    use rustpython_vm::types::Representable;
    use rustpython_vm::{AsObject, Py, PyObjectRef, PyPayload, PyResult, VirtualMachine, pyclass};

    use crate::analytics::arguments::{Answer, numbers};
    use crate::models::smoothing::{or_raise, times};

    /// A fitted Prophet model.
    #[pyattr]
    #[pyclass(name = "Prophet")]
    #[derive(Debug, PyPayload)]
    struct Prophet {
        model: Model,
    }

    fn array(values: Vec<f64>, vm: &VirtualMachine) -> PyResult {
        Ok(PyNdArray::from_vec(values, vm)?.into())
    }

    fn ticks(values: Vec<i64>, vm: &VirtualMachine) -> PyResult {
        Ok(PyNdArray::from_vec(values, vm)?.into())
    }

    /// `cap`, `floor`, and two dicts of arrays by name: regressors and conditions.
    fn columns(given: &PyDictRef, vm: &VirtualMachine) -> PyResult<Columns> {
        let one = |name: &str| -> PyResult<Option<Vec<f64>>> {
            given.get_item_opt(name, vm)?.map(|values| Ok(numbers(&values, vm)?.as_slice().to_vec())).transpose()
        };
        let mut regressors = BTreeMap::new();
        let mut conditions = BTreeMap::new();
        for (group, is_condition) in [("regressors", false), ("conditions", true)] {
            let Some(found) = given.get_item_opt(group, vm)? else { continue };
            let Ok(found) = found.downcast::<rustpython_vm::builtins::PyDict>() else { continue };
            for (name, values) in &found {
                let (name, values) = (name.str(vm)?.to_string(), numbers(&values, vm)?.as_slice().to_vec());
                if is_condition {
                    conditions.insert(name, values.iter().map(|value| *value != 0.0).collect());
                } else {
                    regressors.insert(name, values);
                }
            }
        }
        Ok(Columns { cap: one("cap")?, floor: one("floor")?, regressors, conditions })
    }

    /// `options` is JSON with the names of the original; dates are microseconds since 1970.
    #[pyfunction]
    fn fit_prophet(
        options: PyStrRef,
        ds: PyObjectRef,
        y: PyObjectRef,
        beside: PyDictRef,
        vm: &VirtualMachine,
    ) -> PyResult<Prophet> {
        let options: Options = serde_json::from_str(options.as_ref())
            .map_err(|error| vm.new_value_error(format!("wrong option: {error}")))?;
        let model = Model::fit(options, &times(&ds, vm)?, numbers(&y, vm)?.as_slice(), &columns(&beside, vm)?);
        Ok(Prophet { model: or_raise(model, vm)? })
    }

    #[pyfunction]
    fn load_prophet(text: PyStrRef, vm: &VirtualMachine) -> PyResult<Prophet> {
        Ok(Prophet { model: or_raise(Model::from_json(text.as_ref()), vm)? })
    }

    #[pyclass(with(Representable), flags(DISALLOW_INSTANTIATION))]
    impl Prophet {
        #[pymethod]
        fn to_json(zelf: &Py<Self>, vm: &VirtualMachine) -> PyResult<String> {
            or_raise(zelf.model.to_json(), vm)
        }

        #[pymethod]
        fn warnings(zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
            let texts = zelf.model.warnings().iter().map(|text| vm.ctx.new_str(text.as_str()).into());
            vm.ctx.new_list(texts.collect()).into()
        }

        #[pymethod]
        fn changepoints(zelf: &Py<Self>, vm: &VirtualMachine) -> PyResult {
            ticks(zelf.model.changepoints().to_vec(), vm)
        }

        #[pymethod]
        fn history(zelf: &Py<Self>, vm: &VirtualMachine) -> PyResult {
            let history = zelf.model.history();
            Ok(vm.ctx.new_tuple(vec![ticks(history.ds.clone(), vm)?, array(history.y.clone(), vm)?]).into())
        }

        #[pymethod]
        fn future(
            zelf: &Py<Self>,
            periods: usize,
            freq: Option<String>,
            include_history: bool,
            vm: &VirtualMachine,
        ) -> PyResult {
            let frequency = freq.map(|text| or_raise(Frequency::parse(&text), vm)).transpose()?;
            ticks(or_raise(zelf.model.make_future(periods, frequency, include_history), vm)?, vm)
        }

        /// The dates in order, and every column by name.
        #[pymethod]
        fn predict(zelf: &Py<Self>, ds: PyObjectRef, beside: PyDictRef, vm: &VirtualMachine) -> PyResult {
            let forecast = or_raise(zelf.model.predict(&times(&ds, vm)?, &columns(&beside, vm)?), vm)?;
            let made = vm.ctx.new_dict();
            for (name, values) in forecast.columns() {
                made.set_item(name.as_str(), array(values.to_vec(), vm)?, vm)?;
            }
            Ok(vm.ctx.new_tuple(vec![ticks(forecast.ds, vm)?, made.as_object().to_owned()]).into())
        }

        /// Rows of a cross-validation and its measures by horizon; lengths of time are microseconds.
        #[pymethod]
        fn cross_validate(
            zelf: &Py<Self>,
            horizon: i64,
            period: Option<i64>,
            initial: Option<i64>,
            rolling_window: f64,
            vm: &VirtualMachine,
        ) -> PyResult {
            let rows = or_raise(cross_validation(&zelf.model, horizon, period, initial), vm)?;
            let measures = or_raise(performance_metrics(&rows, rolling_window), vm)?;
            let mut table =
                Answer::new(vm).object("ds", ticks(rows.ds.clone(), vm)?).object("yhat", array(rows.yhat.clone(), vm)?);
            if let Some(interval) = &rows.yhat_interval {
                table = table
                    .object("yhat_lower", array(interval.lower.clone(), vm)?)
                    .object("yhat_upper", array(interval.upper.clone(), vm)?);
            }
            let table = table.object("y", array(rows.y.clone(), vm)?).object("cutoff", ticks(rows.cutoff.clone(), vm)?);
            let mut found = Answer::new(vm)
                .object("horizon", ticks(measures.horizon, vm)?)
                .object("mse", array(measures.mse, vm)?)
                .object("rmse", array(measures.rmse, vm)?)
                .object("mae", array(measures.mae, vm)?);
            if let Some(mape) = measures.mape {
                found = found.object("mape", array(mape, vm)?);
            }
            found = found.object("mdape", array(measures.mdape, vm)?).object("smape", array(measures.smape, vm)?);
            if let Some(coverage) = measures.coverage {
                found = found.object("coverage", array(coverage, vm)?);
            }
            Ok(vm.ctx.new_tuple(vec![table.finish(), found.finish()]).into())
        }
    }

    impl Representable for Prophet {
        fn repr_str(zelf: &Py<Self>, _vm: &VirtualMachine) -> PyResult<String> {
            Ok(format!("<Prophet model of {} rows>", zelf.model.history().ds.len()))
        }
    }
}

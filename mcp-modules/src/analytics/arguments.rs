//! Arrays of a script as slices of numbers, and answers as dicts.

use orchestrator_arrays::{Array, DType};
use orchestrator_numpy::array_from;
use orchestrator_pandas::exchange::Held;
use orchestrator_statistics::hypothesis::{Method, TestResult};
use orchestrator_statistics::{Alternative, StatisticsError};
use rustpython_vm::builtins::PyDictRef;
use rustpython_vm::{AsObject, PyObject, PyObjectRef, PyResult, VirtualMachine};

/// Numbers of a script, without a copy where they lie in one piece.
pub(crate) enum Numbers {
    Held(Held),
    Shared(Array),
    Copied(Vec<f64>),
}

impl Numbers {
    pub(crate) fn as_slice(&self) -> &[f64] {
        match self {
            Self::Held(column) => column.floats().unwrap_or_default(),
            Self::Shared(array) => array.as_slice::<f64>().unwrap_or_default(),
            Self::Copied(values) => values,
        }
    }
}

pub(crate) fn numbers(object: &PyObject, vm: &VirtualMachine) -> PyResult<Numbers> {
    if let Some(column) = Held::of(object) {
        #[expect(clippy::cast_precision_loss, reason = "numpy's own cast of whole numbers to doubles")]
        let floats = column.whole().map(|whole| whole.iter().map(|number| *number as f64).collect());
        return Ok(floats.map_or(Numbers::Held(column), Numbers::Copied));
    }
    let array = array_from(object, Some(&DType::F64), vm)?;
    if array.as_slice::<f64>().is_some() {
        return Ok(Numbers::Shared(array));
    }
    array.to_vec::<f64>().map(Numbers::Copied).map_err(|error| vm.new_value_error(error.to_string()))
}

pub(crate) fn groups(objects: &[PyObjectRef], vm: &VirtualMachine) -> PyResult<Vec<Numbers>> {
    objects.iter().map(|object| numbers(object, vm)).collect()
}

pub(crate) fn slices(groups: &[Numbers]) -> Vec<&[f64]> {
    groups.iter().map(Numbers::as_slice).collect()
}

pub(crate) fn alternative(name: &str, vm: &VirtualMachine) -> PyResult<Alternative> {
    match name {
        "two-sided" => Ok(Alternative::TwoSided),
        "less" => Ok(Alternative::Less),
        "greater" => Ok(Alternative::Greater),
        _ => Err(vm.new_value_error(format!("alternative must be 'two-sided', 'less' or 'greater', found '{name}'"))),
    }
}

pub(crate) fn method(name: &str, vm: &VirtualMachine) -> PyResult<Method> {
    match name {
        "auto" => Ok(Method::Auto),
        "exact" => Ok(Method::Exact),
        "asymptotic" => Ok(Method::Asymptotic),
        _ => Err(vm.new_value_error(format!("method must be 'auto', 'exact' or 'asymptotic', found '{name}'"))),
    }
}

/// Errors of the engine are `ValueError`s of the script.
pub(crate) trait OrRaise<T> {
    fn or_raise(self, vm: &VirtualMachine) -> PyResult<T>;
}

impl<T> OrRaise<T> for Result<T, StatisticsError> {
    fn or_raise(self, vm: &VirtualMachine) -> PyResult<T> {
        self.map_err(|error| vm.new_value_error(error.to_string()))
    }
}

/// A dict under construction.
pub(crate) struct Answer<'a> {
    dict: PyDictRef,
    vm: &'a VirtualMachine,
}

impl<'a> Answer<'a> {
    pub(crate) fn new(vm: &'a VirtualMachine) -> Self {
        Self { dict: vm.ctx.new_dict(), vm }
    }

    pub(crate) fn object(self, name: &'static str, value: PyObjectRef) -> Self {
        // A dict of ours takes every string key.
        let _ = self.dict.set_item(name, value, self.vm);
        self
    }

    pub(crate) fn number(self, name: &'static str, value: f64) -> Self {
        let value = self.vm.ctx.new_float(value).into();
        self.object(name, value)
    }

    pub(crate) fn count(self, name: &'static str, value: usize) -> Self {
        let value = self.vm.ctx.new_int(value).into();
        self.object(name, value)
    }

    pub(crate) fn flag(self, name: &'static str, value: bool) -> Self {
        let value = self.vm.ctx.new_bool(value).into();
        self.object(name, value)
    }

    pub(crate) fn text(self, name: &'static str, value: &str) -> Self {
        let value = self.vm.ctx.new_str(value).into();
        self.object(name, value)
    }

    pub(crate) fn optional_text(self, name: &'static str, value: Option<&str>) -> Self {
        let value = value.map_or_else(|| self.vm.ctx.none(), |text| self.vm.ctx.new_str(text).into());
        self.object(name, value)
    }

    pub(crate) fn objects(self, name: &'static str, values: Vec<PyObjectRef>) -> Self {
        let list = self.vm.ctx.new_list(values).into();
        self.object(name, list)
    }

    pub(crate) fn numbers(self, name: &'static str, values: &[f64]) -> Self {
        let list = list_of(values, self.vm);
        self.object(name, list)
    }

    pub(crate) fn counts(self, name: &'static str, values: &[usize]) -> Self {
        let values = values.iter().map(|value| self.vm.ctx.new_int(*value).into()).collect();
        self.objects(name, values)
    }

    pub(crate) fn finish(self) -> PyObjectRef {
        self.dict.as_object().to_owned()
    }
}

pub(crate) fn list_of(values: &[f64], vm: &VirtualMachine) -> PyObjectRef {
    vm.ctx.new_list(values.iter().map(|value| vm.ctx.new_float(*value).into()).collect()).into()
}

pub(crate) fn test_answer(result: &TestResult, vm: &VirtualMachine) -> PyObjectRef {
    Answer::new(vm)
        .number("statistic", result.statistic)
        .number("p_value", result.p_value)
        .numbers("degrees_of_freedom", &result.degrees)
        .finish()
}

//! Rows of a database as columns of a frame, and values of a script as parameters of a query.

use orchestrator_databases::{Batch, Column, DatabaseError, Parameters, Value};
use orchestrator_pandas::exchange::{Growing, Plain};
use orchestrator_runtime::{ErrorClass, guest};
use rustpython_vm::builtins::{PyBaseExceptionRef, PyBytes, PyDict, PyFloat, PyInt, PyList, PyStr, PyTuple};
use rustpython_vm::{AsObject, PyObject, PyObjectRef, PyResult, VirtualMachine};

/// Why rows stopped coming: the database's reason, or the script's own end.
pub(crate) enum Failure {
    Database(DatabaseError),
    Raised(PyBaseExceptionRef),
}

impl From<DatabaseError> for Failure {
    fn from(error: DatabaseError) -> Self {
        Self::Database(error)
    }
}

impl From<PyBaseExceptionRef> for Failure {
    fn from(error: PyBaseExceptionRef) -> Self {
        Self::Raised(error)
    }
}

impl Failure {
    pub(crate) fn raise(self, vm: &VirtualMachine) -> PyBaseExceptionRef {
        match self {
            Self::Raised(error) => error,
            Self::Database(error) => {
                let class = class_of(&error).python_type(vm).to_owned();
                let raised = vm.new_exception_msg(class, error.to_string().into());
                match error.hint() {
                    Some(hint) => guest::hint(raised, &hint),
                    None => raised,
                }
            }
        }
    }
}

/// Python's class for a database's reason.
#[must_use]
pub fn class_of(error: &DatabaseError) -> ErrorClass {
    match error {
        DatabaseError::NotAQuery { .. } | DatabaseError::Privileged { .. } => ErrorClass::PermissionError,
        DatabaseError::Address
        | DatabaseError::NoTls
        | DatabaseError::Insecure { .. }
        | DatabaseError::Unreachable { .. } => ErrorClass::ConnectionError,
        DatabaseError::Timeout => ErrorClass::TimeoutError,
        DatabaseError::Memory { .. } | DatabaseError::Long { .. } => ErrorClass::MemoryError,
        DatabaseError::Query { .. } | DatabaseError::Type { .. } | DatabaseError::Parameters { .. } => {
            ErrorClass::ValueError
        }
    }
}

/// A result that arrives in batches.
#[derive(Default)]
pub(crate) struct Gathering {
    names: Vec<String>,
    columns: Vec<Growing>,
    n_rows: usize,
}

impl Gathering {
    pub(crate) fn take(&mut self, batch: Batch, vm: &VirtualMachine) {
        self.n_rows += batch.n_rows();
        self.columns.resize_with(batch.columns.len(), Growing::default);
        for (growing, values) in self.columns.iter_mut().zip(batch.columns) {
            growing.push(plain(values, vm));
        }
        self.names = batch.names;
    }

    /// `(names, columns, number of rows)`.
    pub(crate) fn finish(self, vm: &VirtualMachine) -> PyResult {
        let names = self.names.into_iter().map(|name| vm.ctx.new_str(name).into()).collect();
        // One after another: only one column at a time is there twice.
        let columns = self.columns.into_iter().map(|column| column.finish(vm)).collect::<PyResult<Vec<_>>>()?;
        Ok(table(names, columns, self.n_rows, vm))
    }
}

/// What the face makes a frame of.
pub(crate) fn table(
    names: Vec<PyObjectRef>,
    columns: Vec<PyObjectRef>,
    n_rows: usize,
    vm: &VirtualMachine,
) -> PyObjectRef {
    let parts = vec![vm.ctx.new_list(names).into(), vm.ctx.new_list(columns).into(), vm.ctx.new_int(n_rows).into()];
    vm.ctx.new_tuple(parts).into()
}

fn plain(values: Column, vm: &VirtualMachine) -> Plain {
    match values {
        Column::Bool(flags) => Plain::Bools(flags),
        Column::Int(numbers) => Plain::Ints(numbers),
        Column::Float(numbers) => Plain::Floats(numbers),
        Column::Text(texts) => Plain::Texts(texts),
        Column::Moment(ticks) => Plain::Moments(ticks),
        Column::Instant(ticks) => Plain::Instants(ticks),
        Column::Duration(ticks) => Plain::Durations(ticks),
        Column::Bytes(values) => {
            let object =
                |bytes: Option<Vec<u8>>| bytes.map_or_else(|| vm.ctx.none(), |bytes| vm.ctx.new_bytes(bytes).into());
            Plain::Objects(values.into_iter().map(object).collect())
        }
        Column::Mixed(values) if values.iter().all(|value| *value == Value::Null) => Plain::Missing(values.len()),
        Column::Mixed(values) => Plain::Objects(values.into_iter().map(|value| object(value, vm)).collect()),
    }
}

fn object(value: Value, vm: &VirtualMachine) -> PyObjectRef {
    match value {
        Value::Null => vm.ctx.none(),
        Value::Bool(flag) => vm.ctx.new_bool(flag).into(),
        Value::Int(number) => vm.ctx.new_int(number).into(),
        Value::Float(number) => vm.ctx.new_float(number).into(),
        Value::Text(text) => vm.ctx.new_str(text).into(),
        Value::Bytes(bytes) => vm.ctx.new_bytes(bytes).into(),
    }
}

/// `params` of a query: nothing, a list by position or a dict by name. The face has made the values plain.
pub(crate) fn parameters(given: &PyObject, vm: &VirtualMachine) -> PyResult<Parameters> {
    let all =
        |values: &[PyObjectRef]| values.iter().map(|value| parameter(value, vm)).collect::<PyResult<Vec<Value>>>();
    if vm.is_none(given) {
        return Ok(Parameters::None);
    }
    if let Some(list) = given.downcast_ref::<PyList>() {
        let values = list.borrow_vec().to_vec();
        return all(&values).map(Parameters::ByPosition);
    }
    if let Some(tuple) = given.downcast_ref::<PyTuple>() {
        return all(tuple.as_slice()).map(Parameters::ByPosition);
    }
    if let Some(dict) = given.downcast_ref::<PyDict>() {
        let mut named = Vec::new();
        for (name, value) in dict {
            named.push((name.str(vm)?.to_string(), parameter(&value, vm)?));
        }
        return Ok(Parameters::ByName(named));
    }
    Err(vm.new_type_error(format!("params must be a list, a tuple or a dict, not {}", given.class().name())))
}

fn parameter(value: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Value> {
    if vm.is_none(value) {
        return Ok(Value::Null);
    }
    if value.is(&vm.ctx.true_value) || value.is(&vm.ctx.false_value) {
        return Ok(Value::Bool(value.is(&vm.ctx.true_value)));
    }
    if let Some(number) = value.downcast_ref::<PyInt>() {
        return number.try_to_primitive::<i64>(vm).map(Value::Int);
    }
    if let Some(number) = value.downcast_ref::<PyFloat>() {
        return Ok(Value::Float(number.to_f64()));
    }
    if let Some(text) = value.downcast_ref::<PyStr>() {
        return Ok(Value::Text(text.to_string()));
    }
    if let Some(bytes) = value.downcast_ref::<PyBytes>() {
        return Ok(Value::Bytes(bytes.as_bytes().to_vec()));
    }
    Err(vm.new_type_error(format!("a parameter of type {} cannot be sent to a database", value.class().name())))
}

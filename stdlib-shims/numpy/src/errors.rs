//! Errors of the array engine as the Python exceptions numpy raises.

use orchestrator_arrays::{ArrayError, ErrorKind};
use rustpython_vm::builtins::{PyBaseExceptionRef, PyTypeRef};
use rustpython_vm::common::static_cell;
use rustpython_vm::{PyResult, VirtualMachine};

use crate::objects;

/// Exception classes of numpy's own.
pub(crate) struct ExceptionTypes {
    pub(crate) axis: PyTypeRef,
    pub(crate) ufunc_type: PyTypeRef,
    pub(crate) no_loop: PyTypeRef,
    pub(crate) output_casting: PyTypeRef,
    pub(crate) input_casting: PyTypeRef,
    pub(crate) promotion: PyTypeRef,
    pub(crate) memory: PyTypeRef,
}

static_cell! {
    static TYPES: ExceptionTypes;
}

pub(crate) fn types(vm: &VirtualMachine) -> &'static ExceptionTypes {
    TYPES.get_or_init(|| {
        let exceptions = &vm.ctx.exceptions;
        let make = |module, name, bases: Vec<PyTypeRef>| vm.ctx.new_exception_type(module, name, Some(bases));
        let private = "numpy._core._exceptions";
        let ufunc_type = make(private, "UFuncTypeError", vec![exceptions.type_error.to_owned()]);
        ExceptionTypes {
            axis: make(
                "numpy.exceptions",
                "AxisError",
                vec![exceptions.value_error.to_owned(), exceptions.index_error.to_owned()],
            ),
            no_loop: make(private, "UFuncTypeError", vec![ufunc_type.clone()]),
            output_casting: make(private, "UFuncTypeError", vec![ufunc_type.clone()]),
            input_casting: make(private, "UFuncTypeError", vec![ufunc_type.clone()]),
            ufunc_type,
            promotion: make("numpy.exceptions", "DTypePromotionError", vec![exceptions.type_error.to_owned()]),
            memory: make(private, "_ArrayMemoryError", vec![exceptions.memory_error.to_owned()]),
        }
    })
}

/// The exception for an error of the engine.
pub fn raise(error: ArrayError, vm: &VirtualMachine) -> PyBaseExceptionRef {
    let error = match error {
        ArrayError::Foreign(exception) => {
            let object = objects::into_python(exception);
            return object.downcast().unwrap_or_else(|_| vm.new_runtime_error("an operation failed"));
        }
        other => other,
    };
    let text = error.to_string();
    let exceptions = &vm.ctx.exceptions;
    let class = match error.kind() {
        ErrorKind::Value => exceptions.value_error.to_owned(),
        ErrorKind::Index => exceptions.index_error.to_owned(),
        ErrorKind::Type | ErrorKind::Foreign => exceptions.type_error.to_owned(),
        ErrorKind::ZeroDivision => exceptions.zero_division_error.to_owned(),
        ErrorKind::Overflow => exceptions.overflow_error.to_owned(),
        ErrorKind::Memory => types(vm).memory.clone(),
        ErrorKind::NotImplemented => exceptions.not_implemented_error.to_owned(),
        ErrorKind::Axis => types(vm).axis.clone(),
        ErrorKind::Promotion => types(vm).promotion.clone(),
        ErrorKind::UfuncType => ufunc_class(&text, vm),
    };
    vm.new_exception_msg(class, text.into())
}

fn ufunc_class(text: &str, vm: &VirtualMachine) -> PyTypeRef {
    let types = types(vm);
    if text.contains("did not contain a loop") {
        types.no_loop.clone()
    } else if text.starts_with("Cannot cast ufunc") && text.contains("output from") {
        types.output_casting.clone()
    } else if text.starts_with("Cannot cast ufunc") {
        types.input_casting.clone()
    } else if text.contains("not supported for the input types") {
        vm.ctx.exceptions.type_error.to_owned()
    } else {
        types.ufunc_type.clone()
    }
}

/// Turns the engine's result into Python's.
pub trait OrRaise<T> {
    fn or_raise(self, vm: &VirtualMachine) -> PyResult<T>;
}

impl<T> OrRaise<T> for Result<T, ArrayError> {
    fn or_raise(self, vm: &VirtualMachine) -> PyResult<T> {
        self.map_err(|error| raise(error, vm))
    }
}

/// `NotImplementedError` naming what is missing.
pub(crate) fn unsupported(what: impl Into<String>, vm: &VirtualMachine) -> PyBaseExceptionRef {
    vm.new_exception_msg(vm.ctx.exceptions.not_implemented_error.to_owned(), what.into().into())
}

//! What functions, frames and native functions show: everything of the guest's own, and of trusted
//! code nothing that leads to its namespace.

use rustpython_vm::builtins::{PyCode, PyDict, PyModule};
use rustpython_vm::function::{FuncArgs, PySetterValue};
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::{Originals, original, original_new, read};
use crate::engine::ask::require_plain;
use crate::engine::instructions;
use crate::engine::state::Guest;

/// Puts our readers in the place of the interpreter's.
pub(super) fn install(vm: &VirtualMachine) {
    let types = &vm.ctx.types;
    let function = types.function_type;
    let frame = types.frame_type;
    let native = types.builtin_function_or_method_type;
    macro_rules! getter {
        ($class:expr, $name:literal, $read:expr) => {
            $class.set_str_attr($name, vm.ctx.new_readonly_getset($name, $class, $read), &*vm.ctx)
        };
    }
    getter!(function, "__globals__", function_globals);
    getter!(function, "__builtins__", function_builtins);
    getter!(function, "__code__", function_code);
    getter!(types.code_type, "co_consts", code_constants);
    getter!(frame, "f_globals", frame_globals);
    getter!(frame, "f_builtins", frame_builtins);
    getter!(frame, "f_locals", frame_locals);
    getter!(frame, "f_lineno", frame_line);
    getter!(frame, "f_back", frame_back);
    getter!(native, "__self__", native_self);
    let error = vm.ctx.exceptions.attribute_error;
    let object = vm.ctx.new_getset("obj", error, error_object, set_error_object);
    error.set_str_attr("obj", object, &*vm.ctx);
    let cell = types.cell_type;
    let contents = vm.ctx.new_getset("cell_contents", cell, cell_contents, set_cell_contents);
    cell.set_str_attr("cell_contents", contents, &*vm.ctx);
}

fn is_guest_function(function: &PyObjectRef, vm: &VirtualMachine) -> PyResult<bool> {
    let builtins = read(|originals| &originals.function_builtins, function, vm)?;
    Ok(Guest::current().is_some_and(|guest| guest.is_guest_builtins(&builtins)))
}

fn is_guest_frame(frame: &PyObjectRef, vm: &VirtualMachine) -> PyResult<bool> {
    let builtins = read(|originals| &originals.frame_builtins, frame, vm)?;
    Ok(Guest::current().is_some_and(|guest| guest.is_guest_builtins(&builtins)))
}

/// A namespace of the guest's own as it is; an empty one in the place of any other.
fn own_or_empty(
    is_own: bool,
    pick: impl FnOnce(&Originals) -> &PyObjectRef,
    owner: &PyObjectRef,
    vm: &VirtualMachine,
) -> PyResult {
    if is_own { read(pick, owner, vm) } else { Ok(vm.ctx.new_dict().into()) }
}

fn function_globals(function: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    let is_own = is_guest_function(&function, vm)?;
    own_or_empty(is_own, |originals| &originals.function_globals, &function, vm)
}

fn function_builtins(function: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    let is_own = is_guest_function(&function, vm)?;
    own_or_empty(is_own, |originals| &originals.function_builtins, &function, vm)
}

/// Readable, so that signatures work; a function's code cannot be swapped.
fn function_code(function: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    read(|originals| &originals.function_code, &function, vm)
}

/// What its source holds, without what the instruction budget adds.
fn code_constants(code: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    let code = code.downcast::<PyCode>().map_err(|_| vm.new_type_error("not a code object"))?;
    Ok(vm.ctx.new_tuple(instructions::constants(&code)).into())
}

/// Readable only: assigning it would jump.
fn frame_line(frame: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    read(|originals| &originals.frame_line, &frame, vm)
}

/// The next frame of the guest's own; trusted callers in between are skipped.
fn frame_back(frame: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    let mut next = read(|originals| &originals.frame_back, &frame, vm)?;
    while !vm.is_none(&next) && !is_guest_frame(&next, vm)? {
        next = read(|originals| &originals.frame_back, &next, vm)?;
    }
    Ok(next)
}

fn frame_globals(frame: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    let is_own = is_guest_frame(&frame, vm)?;
    own_or_empty(is_own, |originals| &originals.frame_globals, &frame, vm)
}

fn frame_builtins(frame: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    let is_own = is_guest_frame(&frame, vm)?;
    own_or_empty(is_own, |originals| &originals.frame_builtins, &frame, vm)
}

fn frame_locals(frame: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    let is_own = is_guest_frame(&frame, vm)?;
    own_or_empty(is_own, |originals| &originals.frame_locals, &frame, vm)
}

/// The local variables of a frame of the guest's own; nothing of any other.
pub(crate) fn guest_locals(frame: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Option<PyObjectRef>> {
    if !is_guest_frame(frame, vm)? {
        return Ok(None);
    }
    read(|originals| &originals.frame_locals, frame, vm).map(Some)
}

/// A native function does not reveal the module it lives in.
fn native_self(function: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    let owner = read(|originals| &originals.native_self, &function, vm)?;
    if owner.downcast_ref::<PyModule>().is_some() {
        return Ok(vm.ctx.none());
    }
    Ok(owner)
}

/// Makes a function for `annotationlib`, which evaluates annotations in a namespace of its own.
/// Its builtins are the guest's, whatever the code was compiled for.
pub fn make_function(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
    let guest = Guest::current().ok_or_else(|| vm.new_runtime_error("the session is over"))?;
    let globals = args.args.get(1).and_then(|globals| globals.downcast_ref::<PyDict>());
    let globals = globals.ok_or_else(|| vm.new_type_error("globals must be a dict"))?;
    require_plain(globals, vm)?;
    globals.set_item("__builtins__", guest.builtins.clone().into(), vm)?;
    let new = original_new(|originals| originals.new_function, vm)?;
    new(vm.ctx.types.function_type.to_owned(), args, vm)
}

fn is_foreign_module(object: &PyObjectRef) -> bool {
    let is_module = object.downcast_ref::<PyModule>().is_some();
    is_module && !Guest::current().is_some_and(|guest| guest.owns_module(object))
}

/// The object an attribute was missing from, unless it is a module that is not the guest's.
fn error_object(error: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    let object = read(|originals| &originals.error_object, &error, vm)?;
    Ok(if is_foreign_module(&object) { vm.ctx.none() } else { object })
}

fn set_error_object(error: PyObjectRef, value: PyObjectRef, vm: &VirtualMachine) -> PyResult<()> {
    vm.call_method(&original(|originals| &originals.error_object, vm), "__set__", (error, value)).map(drop)
}

/// A variable that functions share. One that holds a module which is not the guest's reads as empty: trusted functions
/// import where they need something, and their variables are seen through the functions they make.
fn cell_contents(cell: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    let contents = read(|originals| &originals.cell_contents, &cell, vm)?;
    if is_foreign_module(&contents) {
        return Err(vm.new_value_error("Cell is empty"));
    }
    Ok(contents)
}

fn set_cell_contents(cell: PyObjectRef, value: PySetterValue, vm: &VirtualMachine) -> PyResult<()> {
    let descriptor = original(|originals| &originals.cell_contents, vm);
    match value {
        PySetterValue::Assign(value) => vm.call_method(&descriptor, "__set__", (cell, value)),
        PySetterValue::Delete => vm.call_method(&descriptor, "__delete__", (cell,)),
    }
    .map(drop)
}

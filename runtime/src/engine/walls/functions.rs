//! Functions of the library keep what they were loaded with: defaults, names, attributes and shared variables. A script
//! reads copies of those that could be changed in place.
//!
//! Functions that trusted code makes later are the script's that asked for them (what `contextlib.contextmanager` gives),
//! except for what their own code relies on: defaults and shared variables.

use std::sync::OnceLock;

use rustpython_vm::builtins::{PyCode, PyDict, PyStr, PyStrRef, PyTuple};
use rustpython_vm::bytecode::CodeFlags;
use rustpython_vm::function::{FuncArgs, ItemDoc, OptionalArg, PyMethodFlags, PySetterValue};
use rustpython_vm::{AsObject, Py, PyObject, PyObjectRef, PyPayload, PyResult, VirtualMachine};

use super::{ORIGINALS, Originals, frozen, original, original_new, read};
use crate::engine::boot::GENERATED;
use crate::engine::state::Guest;

pub(super) fn install(vm: &VirtualMachine) {
    let class = vm.ctx.types.function_type;
    macro_rules! copied {
        ($($name:literal = $field:ident, $read:ident;)*) => {
            $({
                let set = |function: PyObjectRef, value: PySetterValue, vm: &VirtualMachine| {
                    write(|originals| &originals.$field, function, value, vm)
                };
                class.set_str_attr($name, vm.ctx.new_getset($name, class, $read, set), &*vm.ctx);
            })*
        };
    }
    copied! {
        "__dict__" = function_dict, attributes;
        "__annotations__" = function_annotations, annotations;
        "__kwdefaults__" = function_keyword_defaults, keyword_defaults;
    }
    let cells = vm.ctx.new_readonly_getset("__closure__", class, closure);
    class.set_str_attr("__closure__", cells, &*vm.ctx);

    class.slots.setattro.store(Some(set_attribute));
    let flags = PyMethodFlags::METHOD;
    let set = vm.ctx.new_method_def("__setattr__", set_from_python, flags, ItemDoc::NONE);
    class.set_str_attr("__setattr__", set.build_method(class, vm), &*vm.ctx);
    let delete = vm.ctx.new_method_def("__delattr__", delete_from_python, flags, ItemDoc::NONE);
    class.set_str_attr("__delattr__", delete.build_method(class, vm), &*vm.ctx);
    guard_object_methods(vm);
}

/// Is it of the script's own code, or made from text on its behalf?
pub(super) fn is_guests(function: &PyObject, vm: &VirtualMachine) -> PyResult<bool> {
    let builtins = read(|originals| &originals.function_builtins, &function.to_owned(), vm)?;
    Ok(Guest::current().is_some_and(|guest| guest.is_guest_builtins(&builtins)))
}

/// Was the library loaded with this function?
pub(super) fn is_librarys(function: &PyObject, vm: &VirtualMachine) -> PyResult<bool> {
    let Some(guest) = Guest::current() else { return Ok(false) };
    let function_ref = function.to_owned();
    let code = read(|originals| &originals.function_code, &function_ref, vm)?;
    let code = code.downcast_ref::<PyCode>().ok_or_else(|| vm.new_type_error("not a code object"))?;
    // What `dataclasses` and `namedtuple` write has no more rights than a script, whoever they write it for.
    let is_generated = code.source_path.as_str() == GENERATED;
    if !is_generated && is_guests(function, vm)? {
        return Ok(false);
    }
    let is_made_by_function = is_generated || code.flags.contains(CodeFlags::NESTED);
    if frozen::is_loading() {
        let globals = read(|originals| &originals.function_globals, &function_ref, vm)?;
        if is_made_by_function || guest.loaded.is_loading(&globals, vm) {
            return Ok(false);
        }
    }
    // A module runs once, so what it makes itself was there when it was loaded.
    Ok(!is_made_by_function || guest.loaded.has_function(function, vm)?)
}

/// Is it trusted code's, asked for by a script?
fn is_withheld(function: &PyObject, vm: &VirtualMachine) -> PyResult<bool> {
    Ok(!frozen::is_loading() && !is_guests(function, vm)?)
}

pub(super) fn code_of(function: &PyObject, vm: &VirtualMachine) -> Option<PyObjectRef> {
    let is_function = function.class().is(vm.ctx.types.function_type);
    is_function.then(|| read(|originals| &originals.function_code, &function.to_owned(), vm).ok())?
}

/// Refuses to change the attribute `name` of a function of the library.
pub(super) fn refuse(function: &PyObject, name: &Py<PyStr>, vm: &VirtualMachine) -> PyResult<()> {
    let Some(guest) = Guest::current() else { return Ok(()) };
    let is_scripts_try = guest.owns_current_frame();
    let is_allowed = match name.as_bytes() {
        // Refused anyway, to everybody.
        b"__code__" | b"__globals__" | b"__builtins__" | b"__closure__" => true,
        // Nothing hangs on what a function is called, and the library names its functions when it hands them out.
        b"__name__" | b"__qualname__" => !is_scripts_try,
        b"__doc__" => frozen::is_loading(),
        _ => guest.loaded.is_in_load(vm),
    };
    if is_allowed {
        return Ok(());
    }
    let is_relied_on = matches!(name.as_bytes(), b"__defaults__" | b"__kwdefaults__");
    if !(is_librarys(function, vm)? || is_relied_on && is_scripts_try && is_withheld(function, vm)?) {
        return Ok(());
    }
    let own_name = function.get_attr("__name__", vm)?.str(vm)?;
    Err(frozen::refusal(name, "function", own_name.as_ref(), vm))
}

fn write(
    pick: impl FnOnce(&Originals) -> &PyObjectRef,
    owner: PyObjectRef,
    value: PySetterValue,
    vm: &VirtualMachine,
) -> PyResult<()> {
    let descriptor = original(pick, vm);
    match value {
        PySetterValue::Assign(value) => vm.call_method(&descriptor, "__set__", (owner, value)),
        PySetterValue::Delete => vm.call_method(&descriptor, "__delete__", (owner,)),
    }
    .map(drop)
}

/// The dictionary itself, or a copy where it must stay as it is.
fn copied(own: PyObjectRef, is_copied: bool, vm: &VirtualMachine) -> PyObjectRef {
    match own.downcast_ref::<PyDict>() {
        Some(own) if is_copied => own.copy().into_ref(&vm.ctx).into(),
        _ => own,
    }
}

fn attributes(function: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    let own = read(|originals| &originals.function_dict, &function, vm)?;
    Ok(copied(own, is_librarys(&function, vm)?, vm))
}

fn annotations(function: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    let own = read(|originals| &originals.function_annotations, &function, vm)?;
    Ok(copied(own, is_librarys(&function, vm)?, vm))
}

fn keyword_defaults(function: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    let own = read(|originals| &originals.function_keyword_defaults, &function, vm)?;
    let is_copied = !vm.is_none(&own) && (is_withheld(&function, vm)? || is_librarys(&function, vm)?);
    Ok(copied(own, is_copied, vm))
}

/// Of trusted code new variables with the same contents: what is put into them reaches nobody.
fn closure(function: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    let own = read(|originals| &originals.function_closure, &function, vm)?;
    let Some(cells) = own.downcast_ref::<PyTuple>().filter(|_| is_withheld(&function, vm).unwrap_or(true)) else {
        return Ok(own);
    };
    let new = original_new(|originals| originals.new_cell, vm)?;
    let copy = |cell: &PyObjectRef| {
        // One without contents says so when it is read.
        let contents = read(|originals| &originals.cell_contents, cell, vm).ok();
        new(vm.ctx.types.cell_type.to_owned(), FuncArgs::from(contents.into_iter().collect::<Vec<_>>()), vm)
    };
    let cells: PyResult<Vec<_>> = cells.as_slice().iter().map(copy).collect();
    Ok(vm.ctx.new_tuple(cells?).into())
}

fn set_attribute(function: &PyObject, name: &Py<PyStr>, value: PySetterValue, vm: &VirtualMachine) -> PyResult<()> {
    refuse(function, name, vm)?;
    let set = ORIGINALS.with(|slot| slot.get().and_then(|originals| originals.set_function_attribute));
    set.ok_or_else(|| vm.new_runtime_error("the walls are not up"))?(function, name, value, vm)
}

fn set_from_python(function: PyObjectRef, name: PyStrRef, value: PyObjectRef, vm: &VirtualMachine) -> PyResult<()> {
    set_attribute(&function, &name, PySetterValue::Assign(value), vm)
}

fn delete_from_python(function: PyObjectRef, name: PyStrRef, vm: &VirtualMachine) -> PyResult<()> {
    set_attribute(&function, &name, PySetterValue::Delete, vm)
}

type CallFunc = fn(&PyObject, FuncArgs, &VirtualMachine) -> PyResult;
type VectorFunc = fn(&PyObject, Vec<PyObjectRef>, usize, Option<&[PyObjectRef]>, &VirtualMachine) -> PyResult;
type GetFunc = fn(&PyObject, Option<&PyObject>, Option<&PyObject>, &VirtualMachine) -> PyResult;

static CALL: OnceLock<CallFunc> = OnceLock::new();
static VECTORCALL: OnceLock<VectorFunc> = OnceLock::new();
static GET: OnceLock<GetFunc> = OnceLock::new();

/// Has `object.__setattr__` and its like, applied to a function, do what the function's own do. Classes refuse them anyway.
fn guard_object_methods(vm: &VirtualMachine) {
    let slots = &vm.ctx.types.wrapper_descriptor_type.slots;
    if let Some(own) = slots.call.load() {
        CALL.get_or_init(|| own);
        slots.call.store(Some(call));
    }
    if let Some(own) = slots.vectorcall.load() {
        VECTORCALL.get_or_init(|| own);
        slots.vectorcall.store(Some(vectorcall));
    }
    if let Some(own) = slots.descr_get.load() {
        GET.get_or_init(|| own);
        slots.descr_get.store(Some(get));
    }
    // What the interpreter has under these names goes past the slots.
    let class = vm.ctx.types.wrapper_descriptor_type;
    let by_name = vm.ctx.new_method_def("__get__", get_by_name, PyMethodFlags::METHOD, ItemDoc::NONE);
    class.set_str_attr("__get__", by_name.build_method(class, vm), &*vm.ctx);
    let by_name = vm.ctx.new_method_def("__call__", call_by_name, PyMethodFlags::METHOD, ItemDoc::NONE);
    class.set_str_attr("__call__", by_name.build_method(class, vm), &*vm.ctx);
    let object = vm.ctx.types.object_type;
    let state = vm.ctx.new_method_def("__getstate__", state, PyMethodFlags::METHOD, ItemDoc::NONE);
    object.set_str_attr("__getstate__", state.build_method(object, vm), &*vm.ctx);
}

fn is_function(object: &PyObject, vm: &VirtualMachine) -> bool {
    object.class().is(vm.ctx.types.function_type)
}

/// What a function has of its own in the place of one of `object`'s methods.
#[cold]
fn instead_of(method: &PyObject, vm: &VirtualMachine) -> Option<PyObjectRef> {
    let name = method.get_attr("__name__", vm).ok()?.downcast::<PyStr>().ok()?;
    let is_replaced = matches!(name.as_bytes(), b"__setattr__" | b"__delattr__");
    is_replaced.then(|| vm.ctx.types.function_type.attributes.get(vm.ctx.intern_str(name.as_wtf8())))?
}

fn call(callee: &PyObject, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
    if args.args.first().is_some_and(|owner| is_function(owner, vm))
        && let Some(own) = instead_of(callee, vm)
    {
        return own.call(args, vm);
    }
    let own = CALL.get().ok_or_else(|| vm.new_runtime_error("the walls are not up"))?;
    own(callee, args, vm)
}

fn vectorcall(
    callee: &PyObject,
    args: Vec<PyObjectRef>,
    count: usize,
    names: Option<&[PyObjectRef]>,
    vm: &VirtualMachine,
) -> PyResult {
    if args.first().is_some_and(|owner| is_function(owner, vm))
        && let Some(own) = instead_of(callee, vm)
    {
        return own.vectorcall(args, count, names, vm);
    }
    let own = VECTORCALL.get().ok_or_else(|| vm.new_runtime_error("the walls are not up"))?;
    own(callee, args, count, names, vm)
}

fn get(method: &PyObject, owner: Option<&PyObject>, class: Option<&PyObject>, vm: &VirtualMachine) -> PyResult {
    if let Some(function) = owner.filter(|owner| is_function(owner, vm))
        && let Some(own) = instead_of(method, vm)
        && let Some(bound) = vm.call_get_descriptor(&own, function)
    {
        return bound;
    }
    let own = GET.get().ok_or_else(|| vm.new_runtime_error("the walls are not up"))?;
    own(method, owner, class, vm)
}

fn get_by_name(
    method: PyObjectRef,
    owner: Option<PyObjectRef>,
    class: OptionalArg<Option<PyObjectRef>>,
    vm: &VirtualMachine,
) -> PyResult {
    get(&method, owner.as_deref(), class.flatten().as_deref(), vm)
}

fn call_by_name(mut args: FuncArgs, vm: &VirtualMachine) -> PyResult {
    if args.args.is_empty() {
        return Err(vm.new_type_error("descriptor '__call__' needs an argument"));
    }
    args.args.remove(0).call(args, vm)
}

/// The interpreter gives the dictionary of attributes itself.
fn state(object: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    let state = original(|originals| &originals.object_state, vm).call((object.clone(),), vm)?;
    Ok(copied(state, is_function(&object, vm), vm))
}

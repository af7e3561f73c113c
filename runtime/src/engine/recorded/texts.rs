//! Texts like `<object at 0x…>` in a recorded execution: they show numbers where they would show addresses. The classes
//! are changed when the interpreter starts or, see `natives`, when their module is loaded.

use std::cell::RefCell;

use rustpython_vm::builtins::{PyStr, PyStrRef, PyType, PyTypeRef, PyWeak};
use rustpython_vm::function::{ItemDoc, PyMethodDef, PyMethodFlags};
use rustpython_vm::{AsObject, Py, PyObject, PyObjectRef, PyResult, VirtualMachine};

use super::identities::id;
use super::is_recorded;
use crate::engine::walls::for_each_subclass;

thread_local! {
    /// Classes whose text holds an address, and the method that makes it. Native classes are shared by all interpreters
    /// of a thread.
    static ORIGINALS: RefCell<Vec<(PyTypeRef, PyObjectRef)>> = const { RefCell::new(Vec::new()) };
}

const OBJECT_REPR: &PyMethodDef =
    &PyMethodDef::new_const("__repr__", object_text, PyMethodFlags::METHOD, ItemDoc::NONE);
const CLASS_REPR: &PyMethodDef = &PyMethodDef::new_const("__repr__", class_text, PyMethodFlags::METHOD, ItemDoc::NONE);

/// Puts numbers into the texts of the interpreter's own classes. Later calls on a thread do nothing.
pub(super) fn install(vm: &VirtualMachine) {
    let types = &vm.ctx.types;
    if ORIGINALS.with_borrow(|originals| !originals.is_empty()) {
        return;
    }
    for class in [
        types.function_type,
        types.builtin_function_or_method_type,
        types.method_wrapper_type,
        types.generator_type,
        types.coroutine_type,
        types.async_generator,
        types.memoryview_type,
        types.weakref_type,
        types.cell_type,
        types.code_type,
        types.frame_type,
        types.object_type,
    ] {
        number_texts_of(class, vm);
    }
}

/// Puts numbers into the texts of `class` and of all classes that have theirs from it.
pub(super) fn number_texts_of(class: &'static Py<PyType>, vm: &VirtualMachine) {
    let name = vm.ctx.intern_str("__repr__");
    let Some(original) = class.attributes.get(name).filter(|_| original_of(class).is_none()) else { return };
    ORIGINALS.with_borrow_mut(|originals| originals.push((class.to_owned(), original)));
    let before = class.slots.repr.load().map(|repr| repr as usize);
    for_each_subclass(class.to_owned(), |subclass| {
        // Classes that have a method of their own may share how it is called.
        let owner = subclass.mro.read().iter().find(|known| known.attributes.get(name).is_some()).cloned();
        let is_inherited = subclass.slots.repr.load().map(|repr| repr as usize) == before;
        if is_inherited && owner.is_some_and(|owner| owner.is(class)) {
            subclass.slots.repr.store(Some(numbered));
        }
    });
    // What `super().__repr__()` finds, and classes that are made later.
    let own = if class.is(vm.ctx.types.object_type) { OBJECT_REPR } else { CLASS_REPR };
    class.set_attr(name, own.to_proper_method(class, &vm.ctx));
}

/// How `class` makes its text, if it is one of those whose text holds an address.
fn original_of(class: &Py<PyType>) -> Option<PyObjectRef> {
    ORIGINALS.with_borrow(|originals| originals.iter().find(|(own, _)| own.is(class)).map(|(_, method)| method.clone()))
}

/// `object.__repr__`, of whatever object.
fn object_text(object: PyObjectRef, vm: &VirtualMachine) -> PyResult<PyStrRef> {
    text_by(original_of(vm.ctx.types.object_type), &object, vm)
}

/// `__repr__` of the other classes.
fn class_text(object: PyObjectRef, vm: &VirtualMachine) -> PyResult<PyStrRef> {
    numbered(&object, vm)
}

fn numbered(object: &PyObject, vm: &VirtualMachine) -> PyResult<PyStrRef> {
    let original = object.class().mro.read().iter().find_map(|class| original_of(class));
    text_by(original, object, vm)
}

/// The text that `original` makes, with numbers in the place of addresses.
fn text_by(original: Option<PyObjectRef>, object: &PyObject, vm: &VirtualMachine) -> PyResult<PyStrRef> {
    let original = original.ok_or_else(|| vm.new_runtime_error("the texts are not numbered"))?;
    let text = original.call((object.to_owned(),), vm)?;
    let text = text.downcast::<PyStr>().map_err(|_| vm.new_type_error("__repr__ returned non-string"))?;
    if !is_recorded() {
        return Ok(text);
    }
    let mut text = text.to_string_lossy().into_owned();
    for shown in [Some(object.to_owned()), other_in_text(object, vm)].into_iter().flatten() {
        let address = format!("{:#x}", shown.get_id());
        if text.contains(&address) {
            text = text.replace(&address, &format!("{:#x}", id(shown, vm)));
        }
    }
    Ok(vm.ctx.new_str(text))
}

/// The object behind `object`, whose address some texts show too.
fn other_in_text(object: &PyObject, vm: &VirtualMachine) -> Option<PyObjectRef> {
    let types = &vm.ctx.types;
    if let Some(weak) = object.downcast_ref::<PyWeak>() {
        return weak.upgrade();
    }
    let name = match object.class() {
        class if class.is(types.cell_type) => "cell_contents",
        class if class.is(types.builtin_function_or_method_type) || class.is(types.method_wrapper_type) => "__self__",
        // What a setting of a variable gives back shows the variable.
        class if class.heaptype_ext.is_none() && class.slot_name().ends_with("Token") => "var",
        _ => return None,
    };
    object.get_attr(name, vm).ok()
}

//! What `hash()` shows in a recorded execution: numbers where it would show addresses. Dictionaries go on with the
//! interpreter's own hashes, which earlier executions have stored; they keep their order by insertion, so it never shows.

use std::cell::{OnceCell, RefCell};
use std::num::Wrapping;

use rustpython_vm::builtins::{PyComplex, PyFloat, PyFrozenSet, PyTuple, PyType, PyWeak};
use rustpython_vm::common::hash::{FrozenSetHash, IMAG, PyHash, fix_sentinel, hash_float, hash_object_id, hash_tuple};
use rustpython_vm::function::{FuncArgs, ItemDoc, PyMethodDef, PyMethodFlags};
use rustpython_vm::{AsObject, Py, PyObject, PyObjectRef, PyResult, VirtualMachine};

use super::identities::id;
use super::is_recorded;

/// Of what is not a number; the interpreter takes the address.
const NAN: PyHash = 0;

/// How the interpreter hashes an object of a class.
type HashFunc = fn(&PyObject, &VirtualMachine) -> PyResult<PyHash>;
/// How it calls one, with arguments packed or side by side.
type CallFunc = fn(&PyObject, FuncArgs, &VirtualMachine) -> PyResult;
type VectorCallFunc = fn(&PyObject, Vec<PyObjectRef>, usize, Option<&[PyObjectRef]>, &VirtualMachine) -> PyResult;

/// How natives are called that are found by a name like `__hash__`: of a class, and of an object.
struct Calls {
    class: CallFunc,
    side_by_side: VectorCallFunc,
    bound: CallFunc,
}

thread_local! {
    static CALLS: OnceCell<Calls> = const { OnceCell::new() };
    /// How classes hash that mix their address with something else.
    static MIXED: RefCell<Vec<usize>> = const { RefCell::new(Vec::new()) };
}

const CALL_OF_CLASS: &PyMethodDef =
    &PyMethodDef::new_const("__call__", call_of_class_from_python, PyMethodFlags::METHOD, ItemDoc::NONE);
const CALL_OF_OBJECT: &PyMethodDef =
    &PyMethodDef::new_const("__call__", call_of_object_from_python, PyMethodFlags::METHOD, ItemDoc::NONE);

/// Has `object.__hash__(x)` and `x.__hash__()` show what `hash(x)` does. The methods themselves stay, for new classes
/// take their way of hashing from them. Later calls on a thread do nothing.
pub(super) fn install(vm: &VirtualMachine) {
    let (class, bound) = (vm.ctx.types.wrapper_descriptor_type, vm.ctx.types.method_wrapper_type);
    let slots = (class.slots.call.load(), class.slots.vectorcall.load(), bound.slots.call.load());
    let (Some(class_call), Some(side_by_side), Some(bound_call)) = slots else { return };
    if CALLS.with(|calls| calls.set(Calls { class: class_call, side_by_side, bound: bound_call })).is_err() {
        return;
    }
    class.slots.call.store(Some(call_of_class));
    class.slots.vectorcall.store(Some(call_of_class_side_by_side));
    class.set_str_attr("__call__", CALL_OF_CLASS.to_proper_method(class, &vm.ctx), &*vm.ctx);
    bound.slots.call.store(Some(call_of_object));
    bound.set_str_attr("__call__", CALL_OF_OBJECT.to_proper_method(bound, &vm.ctx), &*vm.ctx);
}

/// Objects of `class` hash to their number.
pub(super) fn number_hashes_of(class: &Py<PyType>) {
    let Some(slot) = class.slots.hash.load().map(|slot| slot as usize) else { return };
    MIXED.with_borrow_mut(|known| {
        if !known.contains(&slot) {
            known.push(slot);
        }
    });
}

/// `hash()`, of scripts and of trusted modules.
pub(crate) fn hash(object: PyObjectRef, vm: &VirtualMachine) -> PyResult<PyHash> {
    if is_recorded() { shown(&object, vm) } else { object.hash(vm) }
}

fn shown(object: &PyObject, vm: &VirtualMachine) -> PyResult<PyHash> {
    match object.class().slots.hash.load() {
        Some(slot) => vm.with_recursion("while hashing", || shown_by(slot, object, vm)),
        // Refuses.
        None => object.hash(vm),
    }
}

fn number(object: &PyObject, vm: &VirtualMachine) -> PyHash {
    hash_object_id(id(object.to_owned(), vm))
}

/// What `slot` makes of `object`, without addresses.
fn shown_by(slot: HashFunc, object: &PyObject, vm: &VirtualMachine) -> PyResult<PyHash> {
    let types = &vm.ctx.types;
    let is_of = |class: &Py<PyType>| class.slots.hash.load().is_some_and(|own| own as usize == slot as usize);
    let part = |name: &'static str| object.get_attr(name, vm);
    let number_of = |name| part(name).map(|part| number(&part, vm));
    let shown_of = |name| part(name).and_then(|part| shown(&part, vm));
    if is_of(types.object_type) || MIXED.with_borrow(|known| known.contains(&(slot as usize))) {
        return Ok(number(object, vm));
    }
    if is_of(types.tuple_type)
        && let Some(tuple) = object.downcast_ref::<PyTuple>()
    {
        return hash_tuple(tuple.as_slice().iter().map(|element| shown(element, vm)));
    }
    if is_of(types.frozenset_type)
        && let Some(set) = object.downcast_ref::<PyFrozenSet>()
    {
        return in_any_order(&set.elements(), vm);
    }
    if is_of(types.complex_type)
        && let Some(complex) = object.downcast_ref::<PyComplex>()
    {
        let [real, imaginary] = [complex.to_complex().re, complex.to_complex().im].map(hash_float);
        let sum = Wrapping(real.unwrap_or(NAN)) + Wrapping(imaginary.unwrap_or(NAN)) * Wrapping(IMAG);
        return Ok(fix_sentinel(sum.0));
    }
    // What the interpreter refuses is refused, and a class's own method runs.
    let own = slot(object, vm)?;
    if own == hash_object_id(object.get_id()) {
        let is_nan = object.downcast_ref::<PyFloat>().is_some_and(|float| float.to_f64().is_nan());
        return Ok(if is_nan { NAN } else { number(object, vm) });
    }
    if is_of(types.bound_method_type) {
        return Ok(fix_sentinel(number_of("__self__")? ^ shown_of("__func__")?));
    }
    if is_of(types.method_wrapper_type) {
        return Ok(fix_sentinel(number_of("__self__")? ^ shown_of("__name__")?));
    }
    if is_of(types.generic_alias_type) {
        return Ok(fix_sentinel(shown_of("__origin__")? ^ shown_of("__args__")?));
    }
    if is_of(types.union_type) {
        let classes = part("__args__")?;
        return in_any_order(&vm.extract_elements_with(&classes, Ok)?, vm);
    }
    if is_of(types.slice_type) {
        let parts = [part("start")?, part("stop")?, part("step")?];
        for part in &parts {
            if shown(part, vm)? != part.hash(vm)? {
                return hash_tuple(parts.iter().map(|part| shown(part, vm)));
            }
        }
    }
    if is_of(types.weakref_type)
        && let Some(weak) = object.downcast_ref::<PyWeak>()
    {
        return weak.upgrade().map_or_else(|| Ok(number(object, vm)), |kept| shown(&kept, vm));
    }
    Ok(own)
}

fn in_any_order(elements: &[PyObjectRef], vm: &VirtualMachine) -> PyResult<PyHash> {
    let mut hash = FrozenSetHash::new(elements.len());
    for element in elements {
        hash.add(shown(element, vm)?);
    }
    Ok(hash.finish())
}

/// What `native`, found by a name, answered about `object`; if the name is `__hash__`, what `hash()` would.
fn as_shown(native: &PyObject, object: Option<PyObjectRef>, answer: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    let Some(object) = object.filter(|_| answer.class().is(vm.ctx.types.int_type)) else { return Ok(answer) };
    let name = native.get_attr("__name__", vm)?;
    if !name.is(vm.ctx.intern_str("__hash__").as_object()) {
        return Ok(answer);
    }
    let class = native.get_attr("__objclass__", vm)?.downcast::<PyType>();
    match class.ok().and_then(|class| class.slots.hash.load()) {
        Some(slot) => Ok(vm.ctx.new_int(shown_by(slot, &object, vm)?).into()),
        None => Ok(answer),
    }
}

fn original<T>(pick: impl FnOnce(&Calls) -> T, vm: &VirtualMachine) -> PyResult<T> {
    CALLS.with(|calls| calls.get().map(pick)).ok_or_else(|| vm.new_runtime_error("the hashes are not numbered"))
}

fn call_of_class(native: &PyObject, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
    let call = original(|calls| calls.class, vm)?;
    if !is_recorded() {
        return call(native, args, vm);
    }
    let object = args.args.first().cloned();
    as_shown(native, object, call(native, args, vm)?, vm)
}

fn call_of_class_side_by_side(
    native: &PyObject,
    args: Vec<PyObjectRef>,
    n_positional: usize,
    names: Option<&[PyObjectRef]>,
    vm: &VirtualMachine,
) -> PyResult {
    let call = original(|calls| calls.side_by_side, vm)?;
    if !is_recorded() {
        return call(native, args, n_positional, names, vm);
    }
    let object = args.first().cloned();
    as_shown(native, object, call(native, args, n_positional, names, vm)?, vm)
}

fn call_of_object(native: &PyObject, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
    let answer = original(|calls| calls.bound, vm)?(native, args, vm)?;
    if !is_recorded() {
        return Ok(answer);
    }
    as_shown(native, native.get_attr("__self__", vm).ok(), answer, vm)
}

fn call_of_class_from_python(native: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
    call_of_class(&native, args, vm)
}

fn call_of_object_from_python(native: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
    call_of_object(&native, args, vm)
}

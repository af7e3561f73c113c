//! Bounds native recursion, and how deep what is dropped can nest.
//!
//! The interpreter counts frames of Python and measures the stack where it compares, shows, hashes or calls through a
//! class. An iterator that asks another iterator, or a callable that calls another, does neither; here their slots look at
//! the stack first. What such a slot panics with becomes an exception, see `panics`.

use std::cell::Cell;
use std::ptr::NonNull;
use std::sync::OnceLock;

use rustpython_vm::builtins::descriptor::PyMethodDescriptor;
use rustpython_vm::builtins::{PyStr, PyType, PyTypeRef, PyWeakProxy, WeakProxyNewArgs};
use rustpython_vm::function::{FuncArgs, ItemDoc, PyMethodDef, PyMethodFlags, PySetterValue};
use rustpython_vm::gc_state::{current_owner, gc_state};
use rustpython_vm::protocol::{PyIterReturn, PyMapping, PySequence};
use rustpython_vm::{AsObject, Py, PyObject, PyObjectRef, PyResult, VirtualMachine};

use super::{NewFunc, frozen, panics};
use crate::limits::thread::STACK_BYTES;

/// What one native step may need below the slot that let it through, and what stood on the stack at the start.
const RESERVE: usize = 4 << 20;

thread_local! {
    /// The lowest address that a slot may begin at.
    static FLOOR: Cell<usize> = const { Cell::new(0) };
}

/// Takes the caller's place on the stack for its top. Its thread has a stack of [`STACK_BYTES`].
pub(crate) fn measure() {
    FLOOR.with(|floor| floor.set(here().saturating_sub(STACK_BYTES - RESERVE)));
}

#[inline]
fn here() -> usize {
    let mark = 0_u8;
    std::ptr::from_ref(std::hint::black_box(&mark)).addr()
}

/// Runs `work`, the interpreter's own function for a slot, if there is room for it.
#[inline]
fn guarded<T>(vm: &VirtualMachine, work: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    if here() < FLOOR.with(Cell::get) {
        return Err(vm.new_recursion_error("maximum recursion depth exceeded while calling a Python object".to_owned()));
    }
    panics::caught(vm, work)
}

type NextFunc = fn(&PyObject, &VirtualMachine) -> PyResult<PyIterReturn>;
type CallFunc = fn(&PyObject, FuncArgs, &VirtualMachine) -> PyResult;
type VectorFunc = fn(&PyObject, Vec<PyObjectRef>, usize, Option<&[PyObjectRef]>, &VirtualMachine) -> PyResult;
type AttributeFunc = fn(&PyObject, &Py<PyStr>, &VirtualMachine) -> PyResult;
type GetFunc = fn(&PyObject, Option<&PyObject>, Option<&PyObject>, &VirtualMachine) -> PyResult;
type SetFunc = fn(&PyObject, PyObjectRef, PySetterValue, &VirtualMachine) -> PyResult<()>;
type ContainsFunc = fn(PySequence<'_>, &PyObject, &VirtualMachine) -> PyResult<bool>;
type ItemFunc = fn(PyMapping<'_>, &PyObject, &VirtualMachine) -> PyResult;
type SetItemFunc = fn(PyMapping<'_>, &PyObject, Option<PyObjectRef>, &VirtualMachine) -> PyResult<()>;

/// A table of classes whose slot is guarded. A slot holds a plain function, so each class has a function of its own that
/// knows by its number where the interpreter's is kept.
macro_rules! guard_table {
    ($table:ident, $kind:ty, |$own:ident: $index:ident| ($($argument:ident: $type:ty),*) -> $answer:ty $body:block,
     $($class:literal = $number:literal),* $(,)?) => {
        mod $table {
            use super::*;

            const CLASSES: &[&str] = &[$($class),*];
            static OWN: [OnceLock<$kind>; CLASSES.len()] = [const { OnceLock::new() }; CLASSES.len()];
            static GUARDS: [$kind; CLASSES.len()] = [$(guard::<$number>),*];

            fn guard<const $index: usize>($($argument: $type),*) -> $answer {
                let $own = OWN[$index].get().expect("a guard is put up after what it guards is kept");
                $body
            }

            /// What belongs in the slot of the class of this name, if the interpreter's own function stands there: the guard
            /// may be there already, and something else around it.
            pub(super) fn over(name: &str, own: Option<$kind>) -> Option<$kind> {
                let at = CLASSES.iter().position(|class| *class == name)?;
                let own = own?;
                let kept = OWN[at].get_or_init(|| own);
                (*kept as usize == own as usize).then_some(GUARDS[at])
            }
        }
    };
}

guard_table!(
    next, NextFunc,
    |own: INDEX| (iterator: &PyObject, vm: &VirtualMachine) -> PyResult<PyIterReturn> { guarded(vm, || own(iterator, vm)) },
    "map" = 0, "filter" = 1, "zip" = 2, "enumerate" = 3, "reversed" = 4, "iterator" = 5, "callable_iterator" = 6,
    "itertools.chain" = 7, "itertools.compress" = 8, "itertools.count" = 9, "itertools.cycle" = 10,
    "itertools.starmap" = 11, "itertools.takewhile" = 12, "itertools.dropwhile" = 13, "itertools.groupby" = 14,
    "itertools._grouper" = 15, "itertools.islice" = 16, "itertools.filterfalse" = 17, "itertools.accumulate" = 18,
    "itertools._tee" = 19, "itertools.zip_longest" = 20, "itertools.pairwise" = 21, "itertools.batched" = 22,
    "weakref.weakproxy" = 23, "itertools.product" = 24, "_csv.reader" = 25,
);

guard_table!(
    call, CallFunc,
    |own: INDEX| (callee: &PyObject, args: FuncArgs, vm: &VirtualMachine) -> PyResult { guarded(vm, || own(callee, args, vm)) },
    "method" = 0, "builtin_function_or_method" = 1, "method_descriptor" = 2, "wrapper_descriptor" = 3,
    "method-wrapper" = 4, "classmethod_descriptor" = 5, "staticmethod" = 6, "types.GenericAlias" = 7,
    "functools.partial" = 8, "functools._lru_cache_wrapper" = 9, "functools.KeyWrapper" = 10,
    "operator.attrgetter" = 11, "operator.itemgetter" = 12, "operator.methodcaller" = 13,
    "weakref.weakcallableproxy" = 14, "type" = 15,
);

guard_table!(
    vectorcall, VectorFunc,
    |own: INDEX| (
        callee: &PyObject, args: Vec<PyObjectRef>, count: usize, names: Option<&[PyObjectRef]>, vm: &VirtualMachine
    ) -> PyResult { guarded(vm, || own(callee, args, count, names, vm)) },
    "method" = 0, "builtin_function_or_method" = 1, "method_descriptor" = 2, "wrapper_descriptor" = 3, "type" = 4,
);

guard_table!(
    attribute, AttributeFunc,
    |own: INDEX| (owner: &PyObject, name: &Py<PyStr>, vm: &VirtualMachine) -> PyResult { guarded(vm, || own(owner, name, vm)) },
    "method" = 0, "types.GenericAlias" = 1, "weakref.weakproxy" = 2, "weakref.weakcallableproxy" = 3,
);

guard_table!(
    get, GetFunc,
    |own: INDEX| (
        descriptor: &PyObject, owner: Option<&PyObject>, class: Option<&PyObject>, vm: &VirtualMachine
    ) -> PyResult { guarded(vm, || own(descriptor, owner, class, vm)) },
    "getset_descriptor" = 0,
);

// An attribute is replaced under its lock, and what is dropped there may read it: so the old value lives until afterwards.
// Of classes and functions of the library nothing is replaced.
guard_table!(
    set, SetFunc,
    |own: INDEX| (descriptor: &PyObject, owner: PyObjectRef, value: PySetterValue, vm: &VirtualMachine) -> PyResult<()> {
        frozen::refuse_owner(descriptor, &owner, vm)?;
        let _old = is_kept(descriptor, vm).then(|| old_value(descriptor, &owner, vm));
        guarded(vm, || own(descriptor, owner, value, vm))
    },
    "getset_descriptor" = 0,
);

guard_table!(
    member, SetFunc,
    |own: INDEX| (descriptor: &PyObject, owner: PyObjectRef, value: PySetterValue, vm: &VirtualMachine) -> PyResult<()> {
        frozen::refuse_owner(descriptor, &owner, vm)?;
        own(descriptor, owner, value, vm)
    },
    "member_descriptor" = 0,
);

// A class takes it for granted that what is looked for among its names can be hashed.
guard_table!(
    contains, ContainsFunc,
    |own: INDEX| (names: PySequence<'_>, key: &PyObject, vm: &VirtualMachine) -> PyResult<bool> {
        key.hash(vm)?;
        guarded(vm, || own(names, key, vm))
    },
    "mappingproxy" = 0,
);

guard_table!(
    item, ItemFunc,
    |own: INDEX| (owner: PyMapping<'_>, key: &PyObject, vm: &VirtualMachine) -> PyResult { guarded(vm, || own(owner, key, vm)) },
    "bytearray" = 0,
);

guard_table!(
    set_item, SetItemFunc,
    |own: INDEX| (owner: PyMapping<'_>, key: &PyObject, value: Option<PyObjectRef>, vm: &VirtualMachine) -> PyResult<()> {
        guarded(vm, || own(owner, key, value, vm))
    },
    "bytearray" = 0,
);

fn track(made: &PyObject) {
    if !made.is_gc_tracked() {
        // SAFETY: the object is alive, and no list of the collector holds it yet.
        unsafe { gc_state().track_object(NonNull::from(made), current_owner()) };
    }
}

/// The same for weak proxies, which are made by a function alone.
pub(crate) fn track_proxies(vm: &VirtualMachine) -> PyResult<()> {
    let module = vm.import("_weakref", 0)?;
    module.set_attr("proxy", vm.new_function("proxy", weak_proxy), vm)
}

fn weak_proxy(args: WeakProxyNewArgs, vm: &VirtualMachine) -> PyResult {
    let made: PyObjectRef = PyWeakProxy::from_new_args(args, vm)?.into();
    track(&made);
    Ok(made)
}

// The interpreter takes chains apart step by step if their links are tracked by its collector. These it does not track,
// because it cannot look into them; to be tracked they need not be looked into.
guard_table!(
    new, NewFunc,
    |own: INDEX| (class: PyTypeRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let made = own(class, args, vm)?;
        track(&made);
        Ok(made)
    },
    "operator.itemgetter" = 0, "operator.methodcaller" = 1, "typing.TypeVar" = 2, "typing.ParamSpec" = 3,
    "typing.TypeVarTuple" = 4, "typing.ParamSpecArgs" = 5, "typing.ParamSpecKwargs" = 6, "typing.TypeAliasType" = 7,
    "weakref.ReferenceType" = 8, "types.GenericAlias" = 9, "string.templatelib.Interpolation" = 10,
    "string.templatelib.Template" = 11,
);

// A view of a view shows the same, so it is the same: a chain of them would be gone down natively.
guard_table!(
    view, NewFunc,
    |own: INDEX| (class: PyTypeRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        match args.args.as_slice() {
            [inner] if args.kwargs.is_empty() && inner.class().is(vm.ctx.types.mappingproxy_type) => Ok(inner.clone()),
            _ => own(class, args, vm),
        }
    },
    "mappingproxy" = 0,
);

/// Puts up the guards for a native class, if it needs any. Later calls do nothing.
pub(super) fn guard(class: &Py<PyType>) {
    let name = class.slot_name();
    let slots = &class.slots;
    macro_rules! put_up {
        ($($table:ident over $($slot:ident).+),* $(,)?) => {
            $(if let Some(guard) = $table::over(&name, slots.$($slot).+.load()) {
                slots.$($slot).+.store(Some(guard));
            })*
        };
    }
    put_up!(
        next over iternext,
        call over call,
        vectorcall over vectorcall,
        attribute over getattro,
        get over descr_get,
        set over descr_set,
        member over descr_set,
        contains over as_sequence.contains,
        item over as_mapping.subscript,
        set_item over as_mapping.ass_subscript,
        new over new,
        view over new,
    );
}

/// Methods of `bytearray` that take its lock, which others of them hold while they ask what they were given.
const LOCKING: [&str; 7] = ["append", "clear", "extend", "insert", "pop", "remove", "reverse"];

/// Has these called through their slot, where they are guarded. Code that runs often calls native methods past it if their
/// flags say that they take one argument or none; these do not say so any more.
pub(super) fn call_through_slots(vm: &VirtualMachine) {
    let class = vm.ctx.types.bytearray_type;
    for name in LOCKING {
        let name = vm.ctx.intern_str(name);
        let Some(found) = class.attributes.get(name) else { continue };
        let Some(method) = found.downcast_ref::<PyMethodDescriptor>().map(|found| found.method) else { continue };
        if method.flags.contains(PyMethodFlags::VARARGS) {
            continue;
        }
        let flags = method.flags.difference(PyMethodFlags::NOARGS | PyMethodFlags::O | PyMethodFlags::FASTCALL);
        let method = PyMethodDef { flags: flags | PyMethodFlags::VARARGS, ..method.clone() };
        // A class and its methods are there for as long as the process.
        let method: &'static PyMethodDef = Box::leak(Box::new(method));
        class.set_str_attr(name.as_str(), method.build_method(&vm.ctx, class), &*vm.ctx);
    }
}

/// The same for descriptors whose `__set__` is called by name.
pub(super) fn set_through_slots(vm: &VirtualMachine) {
    for class in [vm.ctx.types.getset_type, vm.ctx.types.member_descriptor_type] {
        let flags = PyMethodFlags::METHOD;
        let set = vm.ctx.new_method_def("__set__", set_by_slot, flags, ItemDoc::NONE);
        class.set_str_attr("__set__", set.build_method(class, vm), &*vm.ctx);
        let delete = vm.ctx.new_method_def("__delete__", delete_by_slot, flags, ItemDoc::NONE);
        class.set_str_attr("__delete__", delete.build_method(class, vm), &*vm.ctx);
    }
}

fn set_by_slot(descriptor: PyObjectRef, owner: PyObjectRef, value: PyObjectRef, vm: &VirtualMachine) -> PyResult<()> {
    replace_by_slot(&descriptor, owner, PySetterValue::Assign(value), vm)
}

fn delete_by_slot(descriptor: PyObjectRef, owner: PyObjectRef, vm: &VirtualMachine) -> PyResult<()> {
    replace_by_slot(&descriptor, owner, PySetterValue::Delete, vm)
}

fn replace_by_slot(
    descriptor: &PyObject,
    owner: PyObjectRef,
    value: PySetterValue,
    vm: &VirtualMachine,
) -> PyResult<()> {
    let set = descriptor.class().slots.descr_set.load();
    set.ok_or_else(|| vm.new_type_error("the attribute cannot be set"))?(descriptor, owner, value, vm)
}

/// Attributes whose getters only hand out what is there.
const KEPT: [&str; 8] =
    ["args", "__context__", "__cause__", "__traceback__", "__defaults__", "__kwdefaults__", "__name__", "__qualname__"];

fn is_kept(descriptor: &PyObject, vm: &VirtualMachine) -> bool {
    let name = descriptor.get_attr("__name__", vm).ok().and_then(|name| name.downcast::<PyStr>().ok());
    name.is_some_and(|name| name.to_str().is_some_and(|name| KEPT.contains(&name)))
}

fn old_value(descriptor: &PyObject, owner: &PyObject, vm: &VirtualMachine) -> Option<PyObjectRef> {
    let get = descriptor.class().slots.descr_get.load()?;
    get(descriptor, Some(owner), Some(owner.class().as_object()), vm).ok()
}

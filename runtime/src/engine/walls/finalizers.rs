//! Bounds how deep finalizers nest. What a finalizer lets go may have one of its own, natively below the first: the
//! interpreter takes chains apart step by step, but not through finalizers. Past a depth they wait here for their turn.

use std::cell::{Cell, RefCell};
use std::mem::ManuallyDrop;
use std::sync::OnceLock;

use rustpython_vm::builtins::{PyBaseExceptionRef, PyType};
use rustpython_vm::{Py, PyObject, PyObjectRef, PyResult, VirtualMachine};

use super::{frozen, panics};

/// How the interpreter finalizes an object.
type Finalizer = fn(&PyObject, &VirtualMachine) -> PyResult<()>;

/// As deep as the interpreter itself goes.
const MOST_NESTED: usize = 50;

thread_local! {
    static NESTED: Cell<usize> = const { Cell::new(0) };
    /// Objects whose turn has not come. They live on until then. What a session that broke off leaves here stays: without an
    /// interpreter nothing can be dropped.
    static WAITING: ManuallyDrop<RefCell<Vec<(PyObjectRef, Finalizer)>>> =
        const { ManuallyDrop::new(RefCell::new(Vec::new())) };
}

/// A level of nesting, for as long as it lasts.
struct Level;

impl Level {
    fn enter() -> Self {
        NESTED.with(|nested| nested.set(nested.get() + 1));
        Self
    }

    fn is_outermost() -> bool {
        NESTED.with(|nested| nested.get() == 1)
    }
}

impl Drop for Level {
    fn drop(&mut self) {
        NESTED.with(|nested| nested.set(nested.get().saturating_sub(1)));
    }
}

/// Never fails, nor does what it calls panic through it: what the interpreter does with an error takes for granted that `sys`
/// can be imported, and there may be no room for that.
fn in_turn(object: &PyObject, own: Finalizer, vm: &VirtualMachine) {
    if NESTED.with(Cell::get) >= MOST_NESTED {
        return WAITING.with(|waiting| waiting.borrow_mut().push((object.to_owned(), own)));
    }
    let _level = Level::enter();
    let _aside = frozen::Aside::begin();
    finalize(object, own, vm);
    if Level::is_outermost() {
        while let Some((object, own)) = WAITING.with(|waiting| waiting.borrow_mut().pop()) {
            finalize(&object, own, vm);
        }
    }
}

fn finalize(object: &PyObject, own: Finalizer, vm: &VirtualMachine) {
    if let Err(error) = panics::caught(vm, || own(object, vm)) {
        tell(object, error, vm);
    }
}

#[cold]
fn tell(object: &PyObject, error: PyBaseExceptionRef, vm: &VirtualMachine) {
    let Some(method) = object.class().get_attr(vm.ctx.intern_str("__del__")) else { return };
    let name = method.repr(vm).ok().map(|shown| format!("Exception ignored while calling deallocator {shown}"));
    let _ = panics::caught(vm, || {
        vm.run_unraisable(error, name, method);
        Ok(())
    });
}

// A slot holds a plain function, and all classes of Python share theirs: so each function of the interpreter has a guard of
// its own that knows by its number which one it is.
const N_KINDS: usize = 16;
static OWN: [OnceLock<Finalizer>; N_KINDS] = [const { OnceLock::new() }; N_KINDS];
static GUARDS: [Finalizer; N_KINDS] = [
    guarded::<0>,
    guarded::<1>,
    guarded::<2>,
    guarded::<3>,
    guarded::<4>,
    guarded::<5>,
    guarded::<6>,
    guarded::<7>,
    guarded::<8>,
    guarded::<9>,
    guarded::<10>,
    guarded::<11>,
    guarded::<12>,
    guarded::<13>,
    guarded::<14>,
    guarded::<15>,
];

#[expect(clippy::unnecessary_wraps, reason = "the type of the slot")]
fn guarded<const KIND: usize>(object: &PyObject, vm: &VirtualMachine) -> PyResult<()> {
    let own = OWN[KIND].get().expect("a guard is put up after what it guards is kept");
    in_turn(object, *own, vm);
    Ok(())
}

/// Puts up the guard for a class, native or not, if its objects have a finalizer. Later calls do nothing.
pub(super) fn guard(class: &Py<PyType>) {
    let Some(own) = class.slots.del.load() else { return };
    if GUARDS.iter().any(|guard| *guard as usize == own as usize) {
        return;
    }
    let kind = OWN.iter().position(|kept| *kept.get_or_init(|| own) as usize == own as usize);
    if let Some(kind) = kind {
        class.slots.del.store(Some(GUARDS[kind]));
    }
}

//! What the library brought stays as it was loaded: its classes, and the functions in them and in its modules.
//!
//! A class may be changed while its module is being loaded, by its own methods, and by a descriptor that puts something in
//! its own place. Other trusted code is no exception: much of it sets attributes of whatever it is handed
//! (`functools.update_wrapper`, `argparse`, `pickle`), and a script would send it. What is made later, on a script's behalf,
//! stays free, whichever code makes it.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::mem;
use std::sync::OnceLock;

use rustpython_vm::builtins::{
    PyBaseExceptionRef, PyClassMethod, PyDict, PyDictRef, PyModule, PyProperty, PyStaticMethod, PyStr, PyType,
    PyTypeRef,
};
use rustpython_vm::frame::frame_at_offset;
use rustpython_vm::function::{FuncArgs, ItemDoc, PyMethodFlags};
use rustpython_vm::{AsObject, Py, PyObject, PyObjectRef, PyResult, VirtualMachine};

use super::{all_modules, for_each_subclass, functions};
use crate::engine::hints;
use crate::engine::state::Guest;

const HINT: &str = "libraries cannot be changed by a script: write a function or a subclass";

// Bits among a class's flags that the interpreter has no use for. Classes do not inherit them.
/// The class is the library's.
const FROZEN: u8 = 46;
/// Its module is still being loaded.
const FRESH: u8 = 47;
/// It was made on a script's behalf.
const FREE: u8 = 48;

thread_local! {
    /// Modules that are being loaded, one inside the other.
    static DEPTH: Cell<usize> = const { Cell::new(0) };
    /// Classes that are being made.
    static N_BEGUN: Cell<usize> = const { Cell::new(0) };
}

/// What a guest's library has loaded, as far as somebody asked.
#[derive(Default)]
pub(crate) struct Loaded(RefCell<Inventory>);

#[derive(Default)]
struct Inventory {
    /// Namespaces of the modules that are being loaded, and the classes they have made.
    namespaces: Vec<PyDictRef>,
    classes: Vec<PyTypeRef>,
    /// Functions by identity, once somebody asked for them.
    functions: Option<HashMap<usize, PyObjectRef>>,
    /// What was loaded after that and not looked through yet.
    unseen_namespaces: Vec<PyDictRef>,
    unseen_classes: Vec<PyTypeRef>,
}

/// A module is being loaded, for as long as this lives.
pub(crate) struct Loading<'a>(&'a Loaded);

impl Loaded {
    pub(crate) fn begin(&self, namespace: &PyDictRef) -> Loading<'_> {
        DEPTH.set(DEPTH.get() + 1);
        self.0.borrow_mut().namespaces.push(namespace.clone());
        Loading(self)
    }

    /// Is the module of this namespace being loaded, or one of the same package, which may complete it?
    pub(super) fn is_loading(&self, namespace: &PyObject, vm: &VirtualMachine) -> bool {
        let loading = self.0.borrow().namespaces.clone();
        if loading.iter().any(|own| own.as_object().is(namespace)) {
            return true;
        }
        let package = |namespace: &Py<PyDict>| {
            let name = namespace.get_item_opt("__name__", vm).ok()??.downcast::<PyStr>().ok()?;
            name.as_bytes().split(|byte| *byte == b'.').next().map(<[u8]>::to_vec)
        };
        let wanted = namespace.downcast_ref::<PyDict>().and_then(package);
        wanted.is_some() && loading.iter().any(|own| package(own) == wanted)
    }

    /// Is the code that runs that of a module which is being loaded? A script's never is, whatever its namespace says.
    pub(super) fn is_in_load(&self, vm: &VirtualMachine) -> bool {
        is_loading() && self.is_loading(vm.current_globals().as_object(), vm)
    }

    /// Is this a function that a module of the library was loaded with, or what holds one in a class? The first question
    /// looks through all there is.
    pub(super) fn has_function(&self, function: &PyObject, vm: &VirtualMachine) -> PyResult<bool> {
        let (known, namespaces, classes) = {
            let mut inventory = self.0.borrow_mut();
            let known = inventory.functions.take();
            (known, mem::take(&mut inventory.unseen_namespaces), mem::take(&mut inventory.unseen_classes))
        };
        let mut functions = Functions { found: known.unwrap_or_default(), namespaces, classes };
        let is_first = functions.found.is_empty();
        if is_first {
            functions.take_everything(vm)?;
        }
        functions.look_through(vm)?;
        let is_known = functions.found.contains_key(&function.get_id());
        self.0.borrow_mut().functions = Some(functions.found);
        Ok(is_known)
    }
}

impl Drop for Loading<'_> {
    fn drop(&mut self) {
        DEPTH.set(DEPTH.get().saturating_sub(1));
        let mut inventory = self.0.0.borrow_mut();
        let namespace = inventory.namespaces.pop();
        let is_asked_for = inventory.functions.is_some();
        if is_asked_for {
            inventory.unseen_namespaces.extend(namespace);
        }
        if DEPTH.get() > 0 {
            return;
        }
        let classes = mem::take(&mut inventory.classes);
        for class in &classes {
            class.slots.flags.remove(FRESH);
        }
        if is_asked_for {
            inventory.unseen_classes.extend(classes);
        }
    }
}

/// Code runs that no load asked for, for as long as this lives: a finalizer of the script's.
pub(super) struct Aside(usize);

impl Aside {
    pub(super) fn begin() -> Self {
        Self(DEPTH.replace(0))
    }
}

impl Drop for Aside {
    fn drop(&mut self) {
        DEPTH.set(self.0);
    }
}

/// Does trusted code run that loads a module?
pub(super) fn is_loading() -> bool {
    DEPTH.get() > 0 && Guest::current().is_some_and(|guest| !guest.owns_current_frame())
}

/// Makes a class by `create` and notes whose it is.
pub(super) fn note_class(create: impl FnOnce() -> PyResult) -> PyResult {
    N_BEGUN.set(N_BEGUN.get() + 1);
    let made = create();
    N_BEGUN.set(N_BEGUN.get().saturating_sub(1));
    let made = made?;
    let Some(class) = made.downcast_ref::<PyType>() else { return Ok(made) };
    let Some(guest) = Guest::current() else { return Ok(made) };
    if DEPTH.get() > 0 && !guest.owns_current_frame() {
        class.slots.flags.insert(FROZEN);
        class.slots.flags.insert(FRESH);
        guest.loaded.0.borrow_mut().classes.push(class.to_owned());
    } else {
        class.slots.flags.insert(FREE);
    }
    Ok(made)
}

/// Freezes a class that no `class` statement made: those of native modules, and all there are before there is a guest.
pub(super) fn freeze_unnoted(class: &Py<PyType>, vm: &VirtualMachine) {
    let flags = &class.slots.flags;
    if flags.has_feature(FROZEN) || flags.has_feature(FREE) {
        return;
    }
    // One that is being made is not noted yet. It has a text, if an empty one, before anybody sees it.
    if N_BEGUN.get() > 0 && class.attributes.contains(vm.ctx.intern_str("__doc__")) {
        return;
    }
    flags.insert(FROZEN);
}

/// The same for classes of native modules that trusted code completes while it is loaded.
pub(super) fn freeze_when_loaded(class: &Py<PyType>) {
    if DEPTH.get() == 0 {
        class.slots.flags.insert(FROZEN);
    }
}

pub(super) fn is_frozen(class: &Py<PyType>, name: &Py<PyStr>, vm: &VirtualMachine) -> bool {
    class.slots.flags.has_feature(FROZEN) && !is_being_completed(class, name, vm)
}

/// Does the library itself change it: while a module is being loaded, or in a method of the class or of what stands in it
/// under this name?
#[cold]
fn is_being_completed(class: &Py<PyType>, name: &Py<PyStr>, vm: &VirtualMachine) -> bool {
    let Some(guest) = Guest::current().filter(|guest| !guest.owns_current_frame()) else { return false };
    if DEPTH.get() > 0 && (class.slots.flags.has_feature(FRESH) || guest.loaded.is_in_load(vm)) {
        return true;
    }
    let Some(frame) = frame_at_offset(0, vm) else { return false };
    let code = frame.iframe().code();
    let is_running = |value: PyObjectRef| {
        let wrapped = value.downcast_ref::<PyClassMethod>().map(|_| "__func__");
        let wrapped = wrapped.or_else(|| value.downcast_ref::<PyStaticMethod>().map(|_| "__func__"));
        let function = wrapped.and_then(|part| value.get_attr(part, vm).ok()).unwrap_or(value);
        functions::code_of(&function, vm).is_some_and(|own| own.is(code))
    };
    let mut kinds = class.mro.read().clone();
    if let Some(current) = class.attributes.get(vm.ctx.intern_str(name.as_wtf8())) {
        kinds.extend(current.class().mro.read().iter().cloned());
    }
    kinds.iter().any(|class| class.attributes.entries().into_iter().any(|(_, value)| is_running(value)))
}

/// Refuses to change the attribute `name` of a class of the library.
#[inline]
pub(super) fn refuse_class(class: &Py<PyType>, name: &Py<PyStr>, vm: &VirtualMachine) -> PyResult<()> {
    if is_frozen(class, name, vm) { Err(refusal(name, "type", &class.slot_name(), vm)) } else { Ok(()) }
}

/// The same for whatever a descriptor is to change.
#[inline]
pub(super) fn refuse_owner(descriptor: &PyObject, owner: &PyObject, vm: &VirtualMachine) -> PyResult<()> {
    let is_function = owner.class().is(vm.ctx.types.function_type);
    let class = owner.downcast_ref::<PyType>();
    if !is_function && !class.is_some_and(|class| class.slots.flags.has_feature(FROZEN)) {
        return Ok(());
    }
    let name = descriptor.get_attr("__name__", vm)?.downcast::<PyStr>();
    let name = name.map_err(|_| vm.new_type_error("a descriptor without a name"))?;
    class.map_or_else(|| functions::refuse(owner, &name, vm), |class| refuse_class(class, &name, vm))
}

/// CPython's words for a class that cannot be changed.
#[cold]
pub(super) fn refusal(name: &Py<PyStr>, kind: &str, owner: &str, vm: &VirtualMachine) -> PyBaseExceptionRef {
    let error = vm.new_type_error(format!("cannot set '{name}' attribute of immutable {kind} '{owner}'"));
    hints::attach(&error, HINT);
    error
}

/// Functions that were found, and where others may be.
struct Functions {
    found: HashMap<usize, PyObjectRef>,
    namespaces: Vec<PyDictRef>,
    classes: Vec<PyTypeRef>,
}

/// Where decorators keep what they were given.
const KEEPERS: [&str; 3] = ["__wrapped__", "func", "fget"];

impl Functions {
    fn take_everything(&mut self, vm: &VirtualMachine) -> PyResult<()> {
        let modules = all_modules(vm)?;
        let modules = modules.into_iter().filter_map(|(_, module)| Some(module.downcast_ref::<PyModule>()?.dict()));
        let guest = Guest::current();
        let is_facade = |namespace: &PyDictRef| {
            let facades = guest.iter().flat_map(|guest| guest.facades.clone());
            facades.into_iter().any(|(_, facade)| facade.dict().is_some_and(|own| own.is(namespace)))
        };
        self.namespaces = modules.filter(|namespace| !is_facade(namespace)).collect();
        self.classes.clear();
        for_each_subclass(vm.ctx.types.object_type.to_owned(), |class| {
            if class.slots.flags.has_feature(FROZEN) {
                self.classes.push(class.clone());
            }
        });
        Ok(())
    }

    fn look_through(&mut self, vm: &VirtualMachine) -> PyResult<()> {
        for namespace in mem::take(&mut self.namespaces) {
            for (_, value) in &*namespace {
                // A module may keep a function that a script gave it.
                let is_guests = value.class().is(vm.ctx.types.function_type) && functions::is_guests(&value, vm)?;
                if !is_guests {
                    self.note(value, vm);
                }
            }
        }
        for class in mem::take(&mut self.classes) {
            for (_, value) in class.attributes.entries() {
                self.note(value, vm);
            }
        }
        Ok(())
    }

    /// Takes a function, or a property or decorator with those it has in it.
    fn note(&mut self, value: PyObjectRef, vm: &VirtualMachine) {
        let mut waiting = vec![value];
        while let Some(value) = waiting.pop() {
            let types = &vm.ctx.types;
            let is_function = value.class().is(types.function_type);
            let parts: &[&str] = if value.downcast_ref::<PyProperty>().is_some() {
                &["fget", "fset", "fdel"]
            } else if value.downcast_ref::<PyStaticMethod>().is_some()
                || value.downcast_ref::<PyClassMethod>().is_some()
            {
                &["__func__"]
            } else {
                &[]
            };
            if (is_function || !parts.is_empty()) && self.found.insert(value.get_id(), value.clone()).is_some() {
                continue;
            }
            waiting.extend(parts.iter().filter_map(|part| value.get_attr(vm.ctx.intern_str(*part), vm).ok()));
            if value.downcast_ref::<PyType>().is_some() || value.downcast_ref::<PyModule>().is_some() {
                continue;
            }
            if let Some(own) = value.dict() {
                waiting.extend(KEEPERS.iter().filter_map(|part| own.get_item_opt(*part, vm).ok().flatten()));
            }
        }
    }
}

/// How the interpreter initialises an object of a native class.
type InitFunc = fn(&PyObject, FuncArgs, &VirtualMachine) -> PyResult<()>;

// A slot holds a plain function, so each class has one of its own that knows by its number what it guards.
static OWN_INIT: [OnceLock<InitFunc>; 3] = [const { OnceLock::new() }; 3];
const INIT: [InitFunc; 3] = [initialise_once::<0>, initialise_once::<1>, initialise_once::<2>];

/// To initialise what stands in a class of the library again would put another function there.
fn initialise_once<const KIND: usize>(object: &PyObject, args: FuncArgs, vm: &VirtualMachine) -> PyResult<()> {
    let parts: &[&str] = if KIND == 0 { &["fget", "fset", "fdel"] } else { &["__func__"] };
    let is_empty = |part: &&str| object.get_attr(vm.ctx.intern_str(*part), vm).is_ok_and(|value| vm.is_none(&value));
    let is_first = is_loading() || parts.iter().all(is_empty);
    if !is_first && Guest::current().map_or(Ok(false), |guest| guest.loaded.has_function(object, vm))? {
        return Err(vm.new_type_error(format!("'{}' object cannot be initialised again", object.class().name())));
    }
    let own = OWN_INIT[KIND].get().ok_or_else(|| vm.new_runtime_error("the walls are not up"))?;
    own(object, args, vm)
}

fn initialise_by_slot(mut args: FuncArgs, vm: &VirtualMachine) -> PyResult<()> {
    if args.args.is_empty() {
        return Err(vm.new_type_error("descriptor '__init__' needs an argument"));
    }
    let object = args.args.remove(0);
    let types = &vm.ctx.types;
    let kinds = [types.property_type, types.classmethod_type, types.staticmethod_type];
    let kind = kinds.iter().position(|kind| object.fast_isinstance(kind));
    let kind = kind.ok_or_else(|| vm.new_type_error("descriptor '__init__' requires another object"))?;
    INIT[kind](&object, args, vm)
}

pub(super) fn install(vm: &VirtualMachine) {
    let types = &vm.ctx.types;
    for (kind, class) in [types.property_type, types.classmethod_type, types.staticmethod_type].into_iter().enumerate()
    {
        let Some(own) = class.slots.init.load() else { continue };
        let own = *OWN_INIT[kind].get_or_init(|| own) as usize;
        for_each_subclass(class.to_owned(), |class| {
            if class.slots.init.load().is_some_and(|init| init as usize == own) {
                class.slots.init.store(Some(INIT[kind]));
            }
        });
        let init = vm.ctx.new_method_def("__init__", initialise_by_slot, PyMethodFlags::METHOD, ItemDoc::NONE);
        class.set_str_attr("__init__", init.build_method(class, vm), &*vm.ctx);
    }
}

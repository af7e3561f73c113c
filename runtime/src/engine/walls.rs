//! Takes from the interpreter's own types what would lead a guest around its builtins.
//!
//! The types are shared by all interpreters of a thread, so this is done once per thread.
//! Nothing here depends on who asks: what a guest must not see is gone or is answered by
//! whose code it belongs to, never by who calls.

use std::cell::{Cell, OnceCell};

use rustpython_vm::builtins::{PyDict, PyDictRef, PyList, PyModule, PyStr, PyTuple, PyType, PyTypeRef};
use rustpython_vm::function::{Either, FuncArgs, PyComparisonValue};
use rustpython_vm::types::{PyComparisonOp, PyTypeFlags};
use rustpython_vm::{AsObject, Py, PyObject, PyObjectRef, PyRef, PyResult, VirtualMachine};

use super::state::Guest;

/// How the interpreter makes an object of a native class.
type NewFunc = fn(PyTypeRef, FuncArgs, &VirtualMachine) -> PyResult;

/// The interpreter's own readers of a function's or frame's namespaces, kept for our use.
struct Readers {
    function_globals: PyObjectRef,
    function_builtins: PyObjectRef,
    frame_globals: PyObjectRef,
    frame_builtins: PyObjectRef,
    frame_locals: PyObjectRef,
    native_self: PyObjectRef,
    subclasses: PyObjectRef,
    function_code: PyObjectRef,
    frame_line: PyObjectRef,
    frame_back: PyObjectRef,
    object_class: PyObjectRef,
    type_bases: PyObjectRef,
    new_function: Option<NewFunc>,
    new_type: Option<NewFunc>,
    type_mro: PyObjectRef,
}

thread_local! {
    static READERS: OnceCell<Readers> = const { OnceCell::new() };
    static RAISED: Cell<bool> = const { Cell::new(false) };
}

/// Raises the walls; later calls on the same thread do nothing.
pub(crate) fn raise(vm: &VirtualMachine) {
    if RAISED.with(|raised| raised.replace(true)) {
        return;
    }
    let types = &vm.ctx.types;
    let function = types.function_type;
    let frame = types.frame_type;
    let code = types.code_type;
    let native = types.builtin_function_or_method_type;

    let take = |class: &'static Py<PyType>, name: &str| {
        let name = vm.ctx.intern_str(name);
        class.modified();
        class.attributes.remove(name).unwrap_or_else(|| vm.ctx.none())
    };
    let readers = Readers {
        function_globals: take(function, "__globals__"),
        function_builtins: take(function, "__builtins__"),
        frame_globals: take(frame, "f_globals"),
        frame_builtins: take(frame, "f_builtins"),
        frame_locals: take(frame, "f_locals"),
        native_self: take(native, "__self__"),
        subclasses: take(types.type_type, "__subclasses__"),
        function_code: take(function, "__code__"),
        frame_line: take(frame, "f_lineno"),
        frame_back: take(frame, "f_back"),
        object_class: take(types.object_type, "__class__"),
        type_bases: take(types.type_type, "__bases__"),
        new_function: function.slots.new.load(),
        new_type: types.type_type.slots.new.load(),
        type_mro: types.type_type.attributes.get(vm.ctx.intern_str("mro")).unwrap_or_else(|| vm.ctx.none()),
    };
    READERS.with(|slot| slot.set(readers).ok());

    // Bytecode that our compiler did not make can break the interpreter's memory.
    for name in ["replace", "__replace__", "_co_code_adaptive", "_varname_from_oparg"] {
        take(code, name);
    }
    for name in ["clear", "f_trace", "f_trace_lines", "f_trace_opcodes", "f_generator"] {
        take(frame, name);
    }
    for class in [code, function, frame, types.traceback_type, types.cell_type] {
        class.slots.new.store(None);
        take(class, "__new__");
    }
    take(native, "__reduce__");
    types.mappingproxy_type.slots.richcompare.store(Some(compare_mapping_proxies));
    guard_class_creation(vm);
    freeze_native_types(vm);

    install_getters(vm);
}

fn install_getters(vm: &VirtualMachine) {
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
    getter!(frame, "f_globals", frame_globals);
    getter!(frame, "f_builtins", frame_builtins);
    getter!(frame, "f_locals", frame_locals);
    getter!(native, "__self__", native_self);
    getter!(function, "__code__", function_code);
    getter!(frame, "f_lineno", frame_line);
    getter!(frame, "f_back", frame_back);
    let bases = vm.ctx.new_getset("__bases__", types.type_type, type_bases, set_type_bases);
    types.type_type.set_str_attr("__bases__", bases, &*vm.ctx);
    let class = vm.ctx.new_getset("__class__", types.object_type, object_class, set_object_class);
    types.object_type.set_str_attr("__class__", class, &*vm.ctx);
    let method = vm.ctx.new_method_def(
        "__subclasses__",
        subclasses,
        rustpython_vm::function::PyMethodFlags::METHOD,
        rustpython_vm::function::ItemDoc::NONE,
    );
    let method = method.build_method(types.type_type, vm);
    types.type_type.set_str_attr("__subclasses__", method, &*vm.ctx);
}

/// Asks one of the readers taken away above about `owner`.
fn read(reader: impl FnOnce(&Readers) -> &PyObjectRef, owner: &PyObjectRef, vm: &VirtualMachine) -> PyResult {
    let descriptor = READERS.with(|slot| slot.get().map(|readers| reader(readers).clone()));
    let descriptor = descriptor.unwrap_or_else(|| vm.ctx.none());
    vm.call_method(&descriptor, "__get__", (owner.clone(), owner.class().to_owned()))
}

fn is_guest_function(function: &PyObjectRef, vm: &VirtualMachine) -> PyResult<bool> {
    let builtins = read(|readers| &readers.function_builtins, function, vm)?;
    Ok(Guest::current().is_some_and(|guest| guest.is_guest_builtins(&builtins)))
}

fn is_guest_frame(frame: &PyObjectRef, vm: &VirtualMachine) -> PyResult<bool> {
    let builtins = read(|readers| &readers.frame_builtins, frame, vm)?;
    Ok(Guest::current().is_some_and(|guest| guest.is_guest_builtins(&builtins)))
}

fn function_globals(function: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    if is_guest_function(&function, vm)? {
        return read(|readers| &readers.function_globals, &function, vm);
    }
    Ok(vm.ctx.new_dict().into())
}

fn function_builtins(function: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    if is_guest_function(&function, vm)? {
        return read(|readers| &readers.function_builtins, &function, vm);
    }
    Ok(vm.ctx.new_dict().into())
}

/// Readable, so that signatures work; a function's code cannot be swapped.
fn function_code(function: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    read(|readers| &readers.function_code, &function, vm)
}

/// Readable only: assigning it would jump.
fn frame_line(frame: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    read(|readers| &readers.frame_line, &frame, vm)
}

/// The next frame of the guest's own; trusted callers in between are skipped.
fn frame_back(frame: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    let mut next = read(|readers| &readers.frame_back, &frame, vm)?;
    while !vm.is_none(&next) && !is_guest_frame(&next, vm)? {
        next = read(|readers| &readers.frame_back, &next, vm)?;
    }
    Ok(next)
}

fn frame_globals(frame: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    if is_guest_frame(&frame, vm)? {
        return read(|readers| &readers.frame_globals, &frame, vm);
    }
    Ok(vm.ctx.new_dict().into())
}

fn frame_builtins(frame: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    if is_guest_frame(&frame, vm)? {
        return read(|readers| &readers.frame_builtins, &frame, vm);
    }
    Ok(vm.ctx.new_dict().into())
}

fn frame_locals(frame: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    if is_guest_frame(&frame, vm)? {
        return read(|readers| &readers.frame_locals, &frame, vm);
    }
    Ok(vm.ctx.new_dict().into())
}

fn object_class(object: PyObjectRef) -> PyTypeRef {
    object.class().to_owned()
}

/// Only between classes written in Python that stand on the same native class: the interpreter
/// would let one native layout be read as another.
fn set_object_class(object: PyObjectRef, value: PyObjectRef, vm: &VirtualMachine) -> PyResult<()> {
    let Some(new) = value.downcast_ref::<PyType>() else {
        let found = value.class().name().to_string();
        return Err(vm.new_type_error(format!("__class__ must be set to a class, not '{found}' object")));
    };
    let old = object.class();
    let both_python = is_python_class(old) && is_python_class(new);
    if !both_python || !native_base(old).is(&native_base(new)) {
        let message = "__class__ assignment only supported for classes defined in Python with the same base";
        return Err(vm.new_type_error(message));
    }
    let descriptor = READERS.with(|slot| slot.get().map(|readers| readers.object_class.clone()));
    let descriptor = descriptor.unwrap_or_else(|| vm.ctx.none());
    vm.call_method(&descriptor, "__set__", (object, value)).map(drop)
}

fn is_python_class(class: &Py<PyType>) -> bool {
    class.slots.flags.has_feature(PyTypeFlags::HEAPTYPE) && class.heaptype_ext.is_some()
}

/// The nearest class that is not written in Python.
fn native_base(class: &Py<PyType>) -> PyTypeRef {
    let mro = class.mro.read();
    let native = mro.iter().find(|base| !is_python_class(base)).cloned();
    native.unwrap_or_else(|| class.to_owned())
}

fn type_bases(class: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    read(|readers| &readers.type_bases, &class, vm)
}

/// Only to bases that stand on the same native class, for the reason above.
fn set_type_bases(class: PyTypeRef, value: PyObjectRef, vm: &VirtualMachine) -> PyResult<()> {
    let own = native_base(&class);
    let fits = |base: &PyObjectRef| {
        let Some(base) = base.downcast_ref::<PyType>() else { return false };
        // Slots lie beside the object; an instance made without them has none to be read.
        let has_slots = base.mro.read().iter().any(|class| class.slots.member_count > 0);
        let native = native_base(base);
        !has_slots && (native.is(&own) || native.is(vm.ctx.types.object_type))
    };
    let bases = value.downcast_ref::<PyTuple>().map(|bases| bases.as_slice().to_vec());
    if !is_python_class(&class) || !bases.is_some_and(|bases| bases.iter().all(fits)) {
        return Err(vm.new_type_error("__bases__ can only be set to classes with the same native base"));
    }
    let descriptor = READERS.with(|slot| slot.get().map(|readers| readers.type_bases.clone()));
    let descriptor = descriptor.unwrap_or_else(|| vm.ctx.none());
    vm.call_method(&descriptor, "__set__", (class, value)).map(drop)
}

/// Makes a function for `annotationlib`, which evaluates annotations in a namespace of its own.
/// Its builtins are the guest's, whatever the code was compiled for.
pub fn make_function(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
    let guest = Guest::current().ok_or_else(|| vm.new_runtime_error("the session is over"))?;
    let globals = args.args.get(1).and_then(|globals| globals.downcast_ref::<PyDict>());
    let globals = globals.ok_or_else(|| vm.new_type_error("globals must be a dict"))?;
    globals.set_item("__builtins__", guest.builtins.clone().into(), vm)?;
    let new = READERS.with(|slot| slot.get().and_then(|readers| readers.new_function));
    let new = new.ok_or_else(|| vm.new_runtime_error("functions cannot be made"))?;
    new(vm.ctx.types.function_type.to_owned(), args, vm)
}

/// A native function does not hand out the module it lives in.
fn native_self(function: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    let owner = read(|readers| &readers.native_self, &function, vm)?;
    if owner.downcast_ref::<PyModule>().is_some() {
        return Ok(vm.ctx.none());
    }
    Ok(owner)
}

/// Only classes the guest made itself, except that abstract classes need all to answer
/// `issubclass`.
fn subclasses(class: PyRef<PyType>, vm: &VirtualMachine) -> PyResult<PyRef<PyList>> {
    let bound = read(|readers| &readers.subclasses, &class.clone().into(), vm)?;
    let all = bound.call((), vm)?;
    if class.has_attr(vm.ctx.intern_str("_abc_impl")) {
        return all.downcast().map_err(|_| vm.new_type_error("not a list"));
    }
    let module_key = vm.ctx.intern_str("__module__");
    let is_guest_class = |class: &PyObjectRef| {
        let Some(class) = class.downcast_ref::<PyType>() else { return false };
        let module = class.attributes.get(module_key);
        module.is_some_and(|name| name.downcast_ref::<PyStr>().is_some_and(|name| name.to_str() == Some("__main__")))
    };
    let own = vm.extract_elements_with(&all, Ok)?.into_iter().filter(is_guest_class).collect();
    Ok(vm.ctx.new_list(own))
}

/// Compares copies: the interpreter would hand the class's own dictionary to the other side.
fn compare_mapping_proxies(
    left: &PyObject,
    right: &PyObject,
    operator: PyComparisonOp,
    vm: &VirtualMachine,
) -> PyResult<Either<PyObjectRef, PyComparisonValue>> {
    if !matches!(operator, PyComparisonOp::Eq | PyComparisonOp::Ne) {
        return Ok(Either::B(PyComparisonValue::NotImplemented));
    }
    let copy = |side: &PyObject| {
        if side.class().is(vm.ctx.types.mappingproxy_type) {
            return vm.call_method(side, "copy", ());
        }
        Ok(side.to_owned())
    };
    copy(left)?.rich_compare(copy(right)?, operator, vm).map(Either::A)
}

/// Puts `new_class` in the place of `type.__new__`, for `type` and every metaclass there is.
fn guard_class_creation(vm: &VirtualMachine) {
    let class = vm.ctx.types.type_type;
    let original = class.slots.new.load().map(|new| new as usize);
    for_each_subclass(class.to_owned(), |metaclass| {
        if metaclass.slots.new.load().map(|new| new as usize) == original {
            metaclass.slots.new.store(Some(new_class));
        }
    });
    let new: PyObjectRef = vm.new_function("__new__", new_class_from_python).into();
    class.set_str_attr("__new__", new, &*vm.ctx);
}

fn new_class_from_python(mut args: FuncArgs, vm: &VirtualMachine) -> PyResult {
    if args.args.is_empty() {
        return Err(vm.new_type_error("type.__new__(): not enough arguments"));
    }
    let metaclass = args.args.remove(0).downcast::<PyType>();
    let metaclass = metaclass.map_err(|_| vm.new_type_error("type.__new__(X): X is not a type object"))?;
    if !metaclass.fast_issubclass(vm.ctx.types.type_type) {
        return Err(vm.new_type_error("type.__new__(X): X is not a subtype of type"));
    }
    new_class(metaclass, args, vm)
}

/// Makes a class from a namespace of our own copying. The interpreter trusts what it finds there:
/// a cell in it would receive the class's live dictionary, a metaclass's `mro` decides where slots
/// are looked for, and anything but plain text and tuples would run guest code in between.
fn new_class(metaclass: PyTypeRef, mut args: FuncArgs, vm: &VirtualMachine) -> PyResult {
    let readers = |pick: fn(&Readers) -> Option<NewFunc>| READERS.with(|slot| slot.get().and_then(pick));
    let original = readers(|readers| readers.new_type);
    let original = original.ok_or_else(|| vm.new_runtime_error("classes cannot be made"))?;
    if args.args.len() == 3 {
        let own_mro = READERS.with(|slot| slot.get().map(|readers| readers.type_mro.clone()));
        let mro = vm.ctx.intern_str("mro");
        let keeps_mro = |class: &Py<PyType>| {
            class.get_attr(mro).is_some_and(|found| own_mro.as_ref().is_some_and(|own| found.is(own)))
        };
        let bases = args.args[1].downcast_ref::<PyTuple>().map(|bases| bases.as_slice().to_vec()).unwrap_or_default();
        if !keeps_mro(&metaclass)
            || !bases
                .iter()
                .all(|base| !base.class().fast_issubclass(vm.ctx.types.type_type) || keeps_mro(base.class()))
        {
            return Err(vm.new_type_error("a metaclass cannot define mro()"));
        }
        if let Some(namespace) = args.args[2].downcast_ref::<PyDict>() {
            let copy = plain_namespace(namespace, vm)?;
            args.args[2] = copy.into();
        }
    }
    original(metaclass, args, vm)
}

fn plain_namespace(namespace: &Py<PyDict>, vm: &VirtualMachine) -> PyResult<PyDictRef> {
    let is_plain_text = |value: &PyObject| value.class().is(vm.ctx.types.str_type);
    let copy = vm.ctx.new_dict();
    for (key, value) in namespace {
        if !is_plain_text(&key) {
            return Err(vm.new_type_error("names in a class must be plain strings"));
        }
        let name = key.downcast_ref::<PyStr>().and_then(|name| name.to_str()).unwrap_or_default();
        let value = match name {
            "__classdictcell__" => continue,
            "__slots__" if !is_plain_text(&value) && !value.class().is(vm.ctx.types.dict_type) => {
                let names = vm.extract_elements_with(&value, Ok)?;
                if !names.iter().all(|name| is_plain_text(name)) {
                    return Err(vm.new_type_error("__slots__ items must be strings"));
                }
                vm.ctx.new_tuple(names).into()
            }
            _ => value,
        };
        copy.set_item(&*key, value, vm)?;
    }
    Ok(copy)
}

/// `class` and everything below it.
fn for_each_subclass(class: PyTypeRef, mut action: impl FnMut(&PyTypeRef)) {
    let mut waiting = vec![class];
    while let Some(class) = waiting.pop() {
        for weak in class.subclasses.read().iter() {
            if let Some(Ok(subclass)) = weak.upgrade().map(PyObjectRef::downcast::<PyType>) {
                waiting.push(subclass);
            }
        }
        action(&class);
    }
}

/// No native class can be changed by a guest, and none that is not meant to be built can be
/// made without its content. Called again when a module brought new classes.
pub(crate) fn freeze_native_types(vm: &VirtualMachine) {
    let plain_new = vm.ctx.types.object_type.slots.new.load().map(|new| new as usize);
    for_each_subclass(vm.ctx.types.object_type.to_owned(), |class| {
        // `ast` completes its node classes when it is loaded.
        let is_syntax_node = class.slot_name().starts_with("ast.");
        if is_python_class(class) || is_syntax_node {
            return;
        }
        class.slots.flags.insert(PyTypeFlags::IMMUTABLETYPE);
        let is_inherited = class.slots.new.load().map(|new| new as usize) == plain_new;
        if is_inherited && !class.slots.flags.has_feature(PyTypeFlags::BASETYPE) {
            class.slots.new.store(None);
        }
    });
}

/// Removes from a module's namespace what no guest may reach even by accident.
pub(crate) fn strip_module(dict: &Py<PyDict>, names: &[&str], vm: &VirtualMachine) {
    for name in names {
        let _ = dict.del_item(*name, vm);
    }
}

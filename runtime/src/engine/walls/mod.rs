//! Takes from the interpreter's own types what would lead a guest around its builtins.
//!
//! `code` holds what functions and frames show, `classes` what may be done to classes, `frozen` what the library was loaded
//! with and nobody may change, `functions` the functions among that, `depth` what native code does when it calls native
//! code, `finalizers` what runs when objects are dropped. The types are shared by all interpreters of a
//! thread, so this is done once per thread. Nothing there depends on who asks: what a guest must not see is gone or is answered by
//! whose code it belongs to, never by who calls. `modules` is the exception, because there the
//! interpreter itself asks on behalf of the code it runs.

mod classes;
mod code;
mod depth;
mod finalizers;
mod frozen;
mod functions;
mod modules;
pub(crate) mod panics;

use std::cell::{Cell, OnceCell};

use rustpython_vm::builtins::{PyDict, PyStr, PyType, PyTypeRef};
use rustpython_vm::function::{FuncArgs, PySetterValue};
use rustpython_vm::{AsObject, Py, PyObject, PyObjectRef, PyResult, VirtualMachine};

pub(crate) use classes::{for_each_subclass, freeze_native_types};
pub(crate) use code::guest_locals;
pub use code::make_function;
pub(crate) use depth::{measure as measure_stack, track_proxies};
pub(crate) use frozen::Loaded;
pub(crate) use modules::{all_modules, hide_modules};

/// How the interpreter makes an object of a native class.
type NewFunc = fn(PyTypeRef, FuncArgs, &VirtualMachine) -> PyResult;

/// How the interpreter sets an attribute.
type SetFunc = fn(&PyObject, &Py<PyStr>, PySetterValue, &VirtualMachine) -> PyResult<()>;

/// What the walls replace, kept for our own use.
struct Originals {
    function_globals: PyObjectRef,
    function_builtins: PyObjectRef,
    frame_globals: PyObjectRef,
    frame_builtins: PyObjectRef,
    frame_locals: PyObjectRef,
    native_self: PyObjectRef,
    subclasses: PyObjectRef,
    function_code: PyObjectRef,
    function_dict: PyObjectRef,
    function_annotations: PyObjectRef,
    function_keyword_defaults: PyObjectRef,
    function_closure: PyObjectRef,
    frame_line: PyObjectRef,
    frame_back: PyObjectRef,
    object_class: PyObjectRef,
    object_state: PyObjectRef,
    type_bases: PyObjectRef,
    new_function: Option<NewFunc>,
    new_type: Option<NewFunc>,
    new_cell: Option<NewFunc>,
    set_class_attribute: Option<SetFunc>,
    set_function_attribute: Option<SetFunc>,
    type_mro: PyObjectRef,
    error_object: PyObjectRef,
    cell_contents: PyObjectRef,
}

thread_local! {
    static ORIGINALS: OnceCell<Originals> = const { OnceCell::new() };
    static RAISED: Cell<bool> = const { Cell::new(false) };
}

/// Raises the walls; later calls on the same thread do nothing.
pub(crate) fn raise(vm: &VirtualMachine) {
    if RAISED.with(|raised| raised.replace(true)) {
        return;
    }
    depth::measure();
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
    let originals = Originals {
        function_globals: take(function, "__globals__"),
        function_builtins: take(function, "__builtins__"),
        frame_globals: take(frame, "f_globals"),
        frame_builtins: take(frame, "f_builtins"),
        frame_locals: take(frame, "f_locals"),
        native_self: take(native, "__self__"),
        subclasses: take(types.type_type, "__subclasses__"),
        function_code: take(function, "__code__"),
        function_dict: take(function, "__dict__"),
        function_annotations: take(function, "__annotations__"),
        function_keyword_defaults: take(function, "__kwdefaults__"),
        function_closure: take(function, "__closure__"),
        frame_line: take(frame, "f_lineno"),
        frame_back: take(frame, "f_back"),
        object_class: take(types.object_type, "__class__"),
        object_state: take(types.object_type, "__getstate__"),
        type_bases: take(types.type_type, "__bases__"),
        new_function: function.slots.new.load(),
        new_type: types.type_type.slots.new.load(),
        new_cell: types.cell_type.slots.new.load(),
        set_class_attribute: types.type_type.slots.setattro.load(),
        set_function_attribute: function.slots.setattro.load(),
        type_mro: types.type_type.attributes.get(vm.ctx.intern_str("mro")).unwrap_or_else(|| vm.ctx.none()),
        error_object: take(vm.ctx.exceptions.attribute_error, "obj"),
        cell_contents: take(types.cell_type, "cell_contents"),
    };
    ORIGINALS.with(|slot| slot.set(originals).ok());

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
    classes::install(vm);
    code::install(vm);
    functions::install(vm);
    frozen::install(vm);
}

/// One of the originals.
fn original(pick: impl FnOnce(&Originals) -> &PyObjectRef, vm: &VirtualMachine) -> PyObjectRef {
    ORIGINALS.with(|slot| slot.get().map(|originals| pick(originals).clone())).unwrap_or_else(|| vm.ctx.none())
}

fn original_new(pick: impl FnOnce(&Originals) -> Option<NewFunc>, vm: &VirtualMachine) -> PyResult<NewFunc> {
    let new = ORIGINALS.with(|slot| slot.get().and_then(pick));
    new.ok_or_else(|| vm.new_runtime_error("the walls are not up"))
}

/// Reads an attribute of `owner` with one of the originals.
fn read(pick: impl FnOnce(&Originals) -> &PyObjectRef, owner: &PyObjectRef, vm: &VirtualMachine) -> PyResult {
    vm.call_method(&original(pick, vm), "__get__", (owner.clone(), owner.class().to_owned()))
}

/// Removes from a module's namespace what no guest may reach even by accident.
pub(crate) fn strip_module(dict: &Py<PyDict>, names: &[&str], vm: &VirtualMachine) {
    for name in names {
        let _ = dict.del_item(*name, vm);
    }
}

//! Takes from the interpreter's own types what would lead a guest around its builtins.
//!
//! The types are shared by all interpreters of a thread, so this is done once per thread.
//! Nothing here depends on who asks: what a guest must not see is gone or is answered by
//! whose code it belongs to, never by who calls.

use std::cell::{Cell, OnceCell};

use rustpython_vm::builtins::{PyDict, PyList, PyModule, PyStr, PyType};
use rustpython_vm::{AsObject, Py, PyObjectRef, PyRef, PyResult, VirtualMachine};

use super::state::Guest;

/// The interpreter's own readers of a function's or frame's namespaces, kept for our use.
struct Readers {
    function_globals: PyObjectRef,
    function_builtins: PyObjectRef,
    function_closure: PyObjectRef,
    frame_globals: PyObjectRef,
    frame_builtins: PyObjectRef,
    frame_locals: PyObjectRef,
    native_self: PyObjectRef,
    subclasses: PyObjectRef,
    function_code: PyObjectRef,
    frame_line: PyObjectRef,
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
        function_closure: take(function, "__closure__"),
        frame_globals: take(frame, "f_globals"),
        frame_builtins: take(frame, "f_builtins"),
        frame_locals: take(frame, "f_locals"),
        native_self: take(native, "__self__"),
        subclasses: take(types.type_type, "__subclasses__"),
        function_code: take(function, "__code__"),
        frame_line: take(frame, "f_lineno"),
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
    getter!(function, "__closure__", function_closure);
    getter!(frame, "f_globals", frame_globals);
    getter!(frame, "f_builtins", frame_builtins);
    getter!(frame, "f_locals", frame_locals);
    getter!(native, "__self__", native_self);
    getter!(function, "__code__", function_code);
    getter!(frame, "f_lineno", frame_line);
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

fn function_closure(function: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    if is_guest_function(&function, vm)? {
        return read(|readers| &readers.function_closure, &function, vm);
    }
    Ok(vm.ctx.none())
}

/// Readable, so that signatures work; a function's code cannot be swapped.
fn function_code(function: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    read(|readers| &readers.function_code, &function, vm)
}

/// Readable only: assigning it would jump.
fn frame_line(frame: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    read(|readers| &readers.frame_line, &frame, vm)
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

/// A native function does not hand out the module it lives in.
fn native_self(function: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    let owner = read(|readers| &readers.native_self, &function, vm)?;
    if owner.downcast_ref::<PyModule>().is_some() {
        return Ok(vm.ctx.none());
    }
    Ok(owner)
}

/// Only classes the guest made itself.
fn subclasses(class: PyRef<PyType>, vm: &VirtualMachine) -> PyResult<PyRef<PyList>> {
    let bound = read(|readers| &readers.subclasses, &class.clone().into(), vm)?;
    let all = bound.call((), vm)?;
    let module_key = vm.ctx.intern_str("__module__");
    let is_guest_class = |class: &PyObjectRef| {
        let Some(class) = class.downcast_ref::<PyType>() else { return false };
        let module = class.attributes.get(module_key);
        module.is_some_and(|name| {
            name.downcast_ref::<PyStr>().is_some_and(|name| name.to_str() == Some("__main__"))
        })
    };
    let own = vm.extract_elements_with(&all, Ok)?.into_iter().filter(is_guest_class).collect();
    Ok(vm.ctx.new_list(own))
}

/// Removes from a module's namespace what no guest may reach even by accident.
pub(crate) fn strip_module(dict: &Py<PyDict>, names: &[&str], vm: &VirtualMachine) {
    for name in names {
        let _ = dict.del_item(*name, vm);
    }
}

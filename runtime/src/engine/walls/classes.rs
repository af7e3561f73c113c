//! What may be done to classes. The interpreter lets Python code rearrange them in ways its native
//! code does not survive; here each of those ways is closed.

use rustpython_vm::builtins::{PyDict, PyDictRef, PyList, PyStr, PyStrRef, PyTuple, PyType, PyTypeRef};
use rustpython_vm::function::{Either, FuncArgs, ItemDoc, PyComparisonValue, PyMethodFlags, PySetterValue};
use rustpython_vm::types::{PyComparisonOp, PyTypeFlags};
use rustpython_vm::{AsObject, Py, PyObject, PyObjectRef, PyRef, PyResult, VirtualMachine};

use super::{ORIGINALS, depth, finalizers, frozen, original, original_new, read};
use crate::engine::state::Guest;

pub(super) fn install(vm: &VirtualMachine) {
    let types = &vm.ctx.types;
    types.mappingproxy_type.slots.richcompare.store(Some(compare_mapping_proxies));
    guard_class_creation(vm);
    depth::call_through_slots(vm);
    depth::set_through_slots(vm);
    freeze_native_types(vm);
    let bases = vm.ctx.new_getset("__bases__", types.type_type, type_bases, set_type_bases);
    types.type_type.set_str_attr("__bases__", bases, &*vm.ctx);
    let class = vm.ctx.new_getset("__class__", types.object_type, object_class, set_object_class);
    types.object_type.set_str_attr("__class__", class, &*vm.ctx);
    let method = vm.ctx.new_method_def("__subclasses__", subclasses, PyMethodFlags::METHOD, ItemDoc::NONE);
    types.type_type.set_str_attr("__subclasses__", method.build_method(types.type_type, vm), &*vm.ctx);
}

fn object_class(object: PyObjectRef) -> PyTypeRef {
    object.class().to_owned()
}

/// Only between classes written in Python that stand on the same native class: the interpreter
/// would let one native layout be read as another. A script cannot do it with classes of the library.
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
    let is_scripts = Guest::current().is_some_and(|guest| guest.owns_current_frame());
    let name = vm.ctx.intern_str("__class__");
    if is_scripts && (frozen::is_frozen(old, name, vm) || frozen::is_frozen(new, name, vm)) {
        let message = "__class__ assignment only supported for mutable types or ModuleType subclasses";
        return Err(vm.new_type_error(message));
    }
    let descriptor = original(|originals| &originals.object_class, vm);
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
    read(|originals| &originals.type_bases, &class, vm)
}

/// Only to bases that stand on the same native class, for the reason above.
fn set_type_bases(class: PyTypeRef, value: PyObjectRef, vm: &VirtualMachine) -> PyResult<()> {
    let own = native_base(&class);
    let fits = |base: &PyObjectRef| {
        let Some(base) = base.downcast_ref::<PyType>() else { return false };
        // Slots lie beside the object; an instance made without them has none to be read.
        let has_slots = base.mro.read().iter().any(|class| class.slots.member_count > 0);
        let native = native_base(base);
        !has_slots && !brings_mro(base, vm) && (native.is(&own) || native.is(vm.ctx.types.object_type))
    };
    let bases = value.downcast_ref::<PyTuple>().map(|bases| bases.as_slice().to_vec());
    if !is_python_class(&class) || !bases.is_some_and(|bases| bases.iter().all(fits)) {
        return Err(vm.new_type_error("__bases__ can only be set to classes with the same native base"));
    }
    let descriptor = original(|originals| &originals.type_bases, vm);
    vm.call_method(&descriptor, "__set__", (class.clone(), value))?;
    for_each_subclass(class, |class| finalizers::guard(class));
    Ok(())
}

/// Only classes the guest made itself, except that abstract classes need all to answer
/// `issubclass`.
fn subclasses(class: PyRef<PyType>, vm: &VirtualMachine) -> PyResult<PyRef<PyList>> {
    let bound = read(|originals| &originals.subclasses, &class.clone().into(), vm)?;
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

/// Puts `new_class` and `set_class_attribute` in the place of the interpreter's, for `type` and
/// every metaclass there is.
fn guard_class_creation(vm: &VirtualMachine) {
    let class = vm.ctx.types.type_type;
    let original_new = class.slots.new.load().map(|new| new as usize);
    let original_set = class.slots.setattro.load().map(|set| set as usize);
    for_each_subclass(class.to_owned(), |metaclass| {
        if metaclass.slots.new.load().map(|new| new as usize) == original_new {
            metaclass.slots.new.store(Some(new_class));
        }
        if metaclass.slots.setattro.load().map(|set| set as usize) == original_set {
            metaclass.slots.setattro.store(Some(set_class_attribute));
        }
    });
    let new: PyObjectRef = vm.new_function("__new__", new_class_from_python).into();
    class.set_str_attr("__new__", new, &*vm.ctx);
    let flags = PyMethodFlags::METHOD;
    let set = vm.ctx.new_method_def("__setattr__", set_from_python, flags, ItemDoc::NONE);
    class.set_str_attr("__setattr__", set.build_method(class, vm), &*vm.ctx);
    let delete = vm.ctx.new_method_def("__delattr__", delete_from_python, flags, ItemDoc::NONE);
    class.set_str_attr("__delattr__", delete.build_method(class, vm), &*vm.ctx);
}

/// Everything but `mro`: a metaclass with one of its own could tell the interpreter to look for
/// slots in objects that have none.
fn set_class_attribute(class: &PyObject, name: &Py<PyStr>, value: PySetterValue, vm: &VirtualMachine) -> PyResult<()> {
    if name.as_bytes() == b"mro" {
        return Err(vm.new_type_error("mro cannot be assigned"));
    }
    if let Some(class) = class.downcast_ref::<PyType>() {
        frozen::refuse_class(class, name, vm)?;
    }
    let set = ORIGINALS.with(|slot| slot.get().and_then(|originals| originals.set_class_attribute));
    let set = set.ok_or_else(|| vm.new_runtime_error("the walls are not up"))?;
    set(class, name, value, vm)?;
    if name.as_bytes() == b"__del__"
        && let Some(class) = class.downcast_ref::<PyType>()
    {
        for_each_subclass(class.to_owned(), |class| finalizers::guard(class));
    }
    Ok(())
}

fn set_from_python(class: PyTypeRef, name: PyStrRef, value: PyObjectRef, vm: &VirtualMachine) -> PyResult<()> {
    set_class_attribute(class.as_object(), &name, PySetterValue::Assign(value), vm)
}

fn delete_from_python(class: PyTypeRef, name: PyStrRef, vm: &VirtualMachine) -> PyResult<()> {
    set_class_attribute(class.as_object(), &name, PySetterValue::Delete, vm)
}

/// Does `class`, or what it inherits from, bring a `mro` that is not `type`'s own?
fn brings_mro(class: &Py<PyType>, vm: &VirtualMachine) -> bool {
    let own = original(|originals| &originals.type_mro, vm);
    class.get_attr(vm.ctx.intern_str("mro")).is_some_and(|mro| !mro.is(&own))
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
    let new = original_new(|originals| originals.new_type, vm)?;
    if args.args.len() == 3 {
        let bases = args.args[1].downcast_ref::<PyTuple>().map(|bases| bases.as_slice().to_vec());
        let bases: Vec<_> =
            bases.unwrap_or_default().into_iter().filter_map(|base| base.downcast::<PyType>().ok()).collect();
        let is_metaclass = bases.iter().any(|base| base.fast_issubclass(vm.ctx.types.type_type));
        let namespace = args.args[2].downcast_ref::<PyDict>();
        let defines_mro = namespace.is_some_and(|names| names.get_item_opt("mro", vm).is_ok_and(|mro| mro.is_some()));
        if is_metaclass && (defines_mro || bases.iter().any(|base| brings_mro(base, vm))) {
            return Err(vm.new_type_error("a metaclass cannot define mro()"));
        }
        if let Some(namespace) = args.args[2].downcast_ref::<PyDict>() {
            let copy = plain_namespace(namespace, vm)?;
            args.args[2] = copy.into();
        }
    }
    let made = frozen::note_class(|| new(metaclass, args, vm))?;
    if let Some(class) = made.downcast_ref::<PyType>() {
        finalizers::guard(class);
    }
    Ok(made)
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
pub(crate) fn for_each_subclass(class: PyTypeRef, mut action: impl FnMut(&PyTypeRef)) {
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

/// No class of a native module can be changed by a guest, and none that is not meant to be built can be
/// made without its content. Called again when a module brought new classes.
pub(crate) fn freeze_native_types(vm: &VirtualMachine) {
    let plain_new = vm.ctx.types.object_type.slots.new.load().map(|new| new as usize);
    for_each_subclass(vm.ctx.types.object_type.to_owned(), |class| {
        finalizers::guard(class);
        // `ast` completes its node classes when it is loaded.
        if class.slot_name().starts_with("ast.") {
            return frozen::freeze_when_loaded(class);
        }
        if is_python_class(class) {
            return frozen::freeze_unnoted(class, vm);
        }
        class.slots.flags.insert(PyTypeFlags::IMMUTABLETYPE);
        let is_inherited = class.slots.new.load().map(|new| new as usize) == plain_new;
        if is_inherited && !class.slots.flags.has_feature(PyTypeFlags::BASETYPE) {
            class.slots.new.store(None);
        }
        depth::guard(class);
    });
}

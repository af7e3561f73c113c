//! The classes of numpy's scalars: one tree under `generic`, some of them also Python's own numbers and text.

use orchestrator_arrays::{DType, TimeUnit};
use rustpython_vm::builtins::{PyType, PyTypeRef};
use rustpython_vm::class::PyClassImpl;
use rustpython_vm::common::static_cell;
use rustpython_vm::types::{PyTypeFlags, PyTypeSlots};
use rustpython_vm::{AsObject, Py, PyPayload, VirtualMachine};

use super::PyScalar;
use super::construct;

pub(crate) struct ScalarTypes {
    pub(crate) generic: &'static Py<PyType>,
    /// Name numpy gives the class, and the class.
    all: Vec<(&'static str, PyTypeRef, Option<DType>)>,
    pub(crate) float64: PyTypeRef,
    pub(crate) int64: PyTypeRef,
    pub(crate) bool_: PyTypeRef,
    pub(crate) text: PyTypeRef,
    pub(crate) bytes: PyTypeRef,
    pub(crate) complex128: PyTypeRef,
}

static_cell! {
    static TYPES: ScalarTypes;
}

pub(crate) fn types(vm: &VirtualMachine) -> &'static ScalarTypes {
    TYPES.get_or_init(|| build(vm))
}

/// Name, base classes by name (`float`, `complex`, `str`, `bytes` are Python's), element type if instances exist.
fn table() -> Vec<(&'static str, &'static [&'static str], Option<DType>)> {
    vec![
        ("number", &["generic"], None),
        ("integer", &["number"], None),
        ("signedinteger", &["integer"], None),
        ("unsignedinteger", &["integer"], None),
        ("inexact", &["number"], None),
        ("floating", &["inexact"], None),
        ("complexfloating", &["inexact"], None),
        ("flexible", &["generic"], None),
        ("character", &["flexible"], None),
        ("bool", &["generic"], Some(DType::Bool)),
        ("int8", &["signedinteger"], Some(DType::I8)),
        ("int16", &["signedinteger"], Some(DType::I16)),
        ("int32", &["signedinteger"], Some(DType::I32)),
        ("int64", &["signedinteger"], Some(DType::I64)),
        ("uint8", &["unsignedinteger"], Some(DType::U8)),
        ("uint16", &["unsignedinteger"], Some(DType::U16)),
        ("uint32", &["unsignedinteger"], Some(DType::U32)),
        ("uint64", &["unsignedinteger"], Some(DType::U64)),
        ("float32", &["floating"], Some(DType::F32)),
        ("float64", &["floating", "float"], Some(DType::F64)),
        ("complex128", &["complexfloating", "complex"], Some(DType::Complex128)),
        ("str_", &["str", "character"], Some(DType::Str(0))),
        ("bytes_", &["bytes", "character"], Some(DType::Bytes(0))),
        ("void", &["flexible"], Some(DType::Record(std::sync::Arc::default()))),
        ("object_", &["generic"], Some(DType::Object)),
        ("datetime64", &["generic"], Some(DType::Datetime(TimeUnit::Generic))),
        ("timedelta64", &["signedinteger"], Some(DType::Timedelta(TimeUnit::Generic))),
        // Known by name so that code can mention them; making one is refused.
        ("float16", &["floating"], None),
        ("longdouble", &["floating"], None),
        ("complex64", &["complexfloating"], None),
        ("clongdouble", &["complexfloating"], None),
    ]
}

fn build(vm: &VirtualMachine) -> ScalarTypes {
    let _ = PyScalar::make_static_type();
    let generic = <PyScalar as PyPayload>::class(&vm.ctx);
    let mut all: Vec<(&'static str, PyTypeRef, Option<DType>)> = Vec::new();
    for (name, base_names, dtype) in table() {
        let bases = base_names
            .iter()
            .map(|base| match *base {
                "generic" => generic.to_owned(),
                "float" => vm.ctx.types.float_type.to_owned(),
                "complex" => vm.ctx.types.complex_type.to_owned(),
                "str" => vm.ctx.types.str_type.to_owned(),
                "bytes" => vm.ctx.types.bytes_type.to_owned(),
                other => all.iter().find(|(known, ..)| *known == other).expect("bases come first").1.clone(),
            })
            .collect();
        let class = make_class(name, bases, vm);
        all.push((name, class, dtype));
    }
    let find = |name: &str| all.iter().find(|(known, ..)| *known == name).expect("named in the table").1.clone();
    ScalarTypes {
        generic,
        float64: find("float64"),
        int64: find("int64"),
        bool_: find("bool"),
        text: find("str_"),
        bytes: find("bytes_"),
        complex128: find("complex128"),
        all,
    }
}

/// The map of attributes has a type this crate cannot name.
fn no_attributes<T: Default>() -> T {
    T::default()
}

fn make_class(name: &'static str, bases: Vec<PyTypeRef>, vm: &VirtualMachine) -> PyTypeRef {
    let flags = PyTypeFlags::HEAP_TYPE;
    let full_name = vm.ctx.intern_str(format!("numpy.{name}"));
    let mut slots = PyTypeSlots::new(full_name.as_str(), flags);
    // The layout is that of the class whose payload instances carry: Python's own where there is one.
    let solid =
        bases.iter().max_by_key(|base| usize::from(!base.fast_issubclass(<PyScalar as PyPayload>::class(&vm.ctx))));
    slots.basicsize = solid.map_or(0, |base| base.slots().basicsize);
    slots.itemsize = solid.map_or(0, |base| base.slots().itemsize);
    let meta = vm.ctx.types.type_type.to_owned();
    let class = PyType::new_heap(name, bases, no_attributes(), slots, meta, &vm.ctx).expect("the bases are fixed");
    class.set_attr(vm.ctx.intern_str("__module__"), vm.ctx.new_str("numpy").into());
    // Python's `str` and `float` come with slots of their own, found before those of `generic`.
    class.slots().new.store(Some(construct::new_scalar));
    class.slots().init.store(Some(|_, _, _| Ok(())));
    class.slots().repr.store(Some(super::protocol::repr));
    if !matches!(name, "str_" | "bytes_") {
        class.slots().str.store(Some(super::protocol::str));
    }
    if !matches!(name, "str_" | "bytes_" | "void") {
        class.slots().iter.store(Some(super::protocol::not_iterable));
    }
    drop_slots(name, &class);
    class.slots().flags.insert(PyTypeFlags::IMMUTABLETYPE);
    class
}

/// Only integers are indices, and text keeps the operators of Python's own text.
fn drop_slots(name: &str, class: &Py<PyType>) {
    let numbers = &class.slots().as_number;
    if !name.contains("int") {
        numbers.index.store(None);
    }
    if matches!(name, "str_" | "bytes_") {
        for slot in [
            &numbers.add,
            &numbers.right_add,
            &numbers.subtract,
            &numbers.right_subtract,
            &numbers.multiply,
            &numbers.right_multiply,
            &numbers.true_divide,
            &numbers.right_true_divide,
            &numbers.floor_divide,
            &numbers.right_floor_divide,
        ] {
            slot.store(None);
        }
        numbers.boolean.store(None);
    }
}

/// The class of scalars of an element type.
pub(crate) fn class_of(dtype: &DType, vm: &VirtualMachine) -> PyTypeRef {
    let types = types(vm);
    match dtype {
        DType::F64 => types.float64.clone(),
        DType::I64 => types.int64.clone(),
        DType::Bool => types.bool_.clone(),
        other => {
            let same_kind = |known: &DType| {
                known == other
                    || matches!(
                        (known, other),
                        (DType::Str(_), DType::Str(_))
                            | (DType::Bytes(_), DType::Bytes(_))
                            | (DType::Datetime(_), DType::Datetime(_))
                            | (DType::Timedelta(_), DType::Timedelta(_))
                            | (DType::Record(_), DType::Record(_))
                    )
            };
            let found = types.all.iter().find(|(.., known)| known.as_ref().is_some_and(same_kind));
            found.map_or_else(|| types.generic.to_owned(), |(_, class, _)| class.clone())
        }
    }
}

/// The element type of a scalar class or of a class derived from one.
pub(crate) fn dtype_of_class(class: &Py<PyType>, vm: &VirtualMachine) -> Option<DType> {
    let types = types(vm);
    let concrete = || types.all.iter().filter(|(.., dtype)| dtype.is_some());
    let exact = concrete().find(|(_, known, _)| class.is(known));
    let found = exact.or_else(|| concrete().find(|(_, known, _)| class.fast_issubclass(known)));
    found.and_then(|(.., dtype)| dtype.clone())
}

/// The type an abstract class stands for where a type is asked for.
pub(crate) fn default_of_abstract(class: &Py<PyType>, vm: &VirtualMachine) -> Option<DType> {
    let name = types(vm).all.iter().find(|(_, known, _)| class.is(known)).map(|(name, ..)| *name)?;
    match name {
        "number" | "inexact" | "floating" => Some(DType::F64),
        "integer" | "signedinteger" => Some(DType::I64),
        "unsignedinteger" => Some(DType::U64),
        "complexfloating" => Some(DType::Complex128),
        "character" => Some(DType::Bytes(0)),
        _ => None,
    }
}

/// Every name numpy gives a scalar class, aliases included.
pub(crate) fn exported(vm: &VirtualMachine) -> Vec<(&'static str, PyTypeRef)> {
    let types = types(vm);
    let mut names = vec![("generic", types.generic.to_owned())];
    names.extend(types.all.iter().map(|(name, class, _)| (*name, class.clone())));
    let aliases = [
        ("bool_", "bool"),
        ("byte", "int8"),
        ("short", "int16"),
        ("intc", "int32"),
        ("int_", "int64"),
        ("intp", "int64"),
        ("long", "int64"),
        ("longlong", "int64"),
        ("ubyte", "uint8"),
        ("ushort", "uint16"),
        ("uintc", "uint32"),
        ("uint", "uint64"),
        ("uintp", "uint64"),
        ("ulong", "uint64"),
        ("ulonglong", "uint64"),
        ("single", "float32"),
        ("double", "float64"),
        ("half", "float16"),
        ("cdouble", "complex128"),
        ("csingle", "complex64"),
    ];
    for (alias, name) in aliases {
        if let Some((_, class, _)) = types.all.iter().find(|(known, ..)| *known == name) {
            names.push((alias, class.clone()));
        }
    }
    names
}

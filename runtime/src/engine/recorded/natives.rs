//! The native classes that read the clock or the machine's randomness by themselves: `datetime`, `date` and the
//! generator behind `random`; and those whose texts hold addresses. They are changed when their module is loaded, before
//! anybody holds them.

use std::cell::OnceCell;

use rustpython_vm::builtins::{PyType, PyTypeRef};
use rustpython_vm::function::{FuncArgs, ItemDoc, PyMethodDef, PyMethodFlags};
use rustpython_vm::{AsObject, FromArgs, Py, PyObject, PyObjectRef, PyRef, PyResult, VirtualMachine};

use super::clocks::seconds;
use super::hashes::number_hashes_of;
use super::texts::number_texts_of;
use super::{fill_random, is_recorded, now_ns};

/// Module, the native one it stands on, and the classes of that whose texts hold addresses.
const SHOWING_ADDRESSES: [(&str, &str, &[&str]); 6] = [
    ("_stock_pickle", "_pickle", &["PickleBuffer"]),
    ("contextvars", "_contextvars", &["ContextVar", "Token"]),
    ("hashlib", "_hashlib", &["HASH", "HASHXOF", "HMAC"]),
    ("hmac", "_hashlib", &["HASH", "HASHXOF", "HMAC"]),
    ("threading", "_thread", &["LockType", "RLock"]),
    ("xml.etree.ElementTree", "_elementtree", &["Element"]),
];

/// Changes the classes behind the frozen module `name`, which is about to run.
pub(crate) fn replace(name: &str, vm: &VirtualMachine) -> PyResult<()> {
    for (_, native, classes) in SHOWING_ADDRESSES.iter().filter(|(module, ..)| *module == name) {
        for class in *classes {
            number_texts_of(class_of(native, class, vm)?, vm);
        }
    }
    match name {
        "contextvars" => class_of("_contextvars", "ContextVar", vm).map(number_hashes_of),
        "datetime" => replace_dates(vm),
        "random" => replace_generator(vm),
        _ => Ok(()),
    }
}

/// The methods as they were. Native classes are shared by all interpreters of a thread, so there is one set of them.
struct Dates {
    datetime: PyTypeRef,
    utc: PyObjectRef,
    now: PyObjectRef,
    utcnow: PyObjectRef,
    from_timestamp: PyObjectRef,
    timestamp: PyObjectRef,
    date_from_timestamp: PyObjectRef,
}

/// How the interpreter initialises an object of a native class.
type InitFunc = fn(&PyObject, FuncArgs, &VirtualMachine) -> PyResult<()>;

struct Generator {
    seed: PyObjectRef,
    init: Option<InitFunc>,
}

thread_local! {
    static DATES: OnceCell<Dates> = const { OnceCell::new() };
    static GENERATOR: OnceCell<Generator> = const { OnceCell::new() };
}

const NOW: &PyMethodDef = &PyMethodDef::new_const("now", now, PyMethodFlags::CLASS, ItemDoc::NONE);
const UTCNOW: &PyMethodDef = &PyMethodDef::new_const("utcnow", utcnow, PyMethodFlags::CLASS, ItemDoc::NONE);
const FROM_TIMESTAMP: &PyMethodDef =
    &PyMethodDef::new_const("fromtimestamp", from_timestamp, PyMethodFlags::CLASS, ItemDoc::NONE);
const DATE_FROM_TIMESTAMP: &PyMethodDef =
    &PyMethodDef::new_const("fromtimestamp", date_from_timestamp, PyMethodFlags::CLASS, ItemDoc::NONE);
const TIMESTAMP: &PyMethodDef = &PyMethodDef::new_const("timestamp", timestamp, PyMethodFlags::METHOD, ItemDoc::NONE);
const INIT: &PyMethodDef = &PyMethodDef::new_const("__init__", init_from_python, PyMethodFlags::METHOD, ItemDoc::NONE);
const SEED: &PyMethodDef = &PyMethodDef::new_const("seed", seed, PyMethodFlags::METHOD, ItemDoc::NONE);

fn class_of(module: &'static str, name: &str, vm: &VirtualMachine) -> PyResult<&'static Py<PyType>> {
    let class = vm.import(module, 0)?.get_attr(vm.ctx.intern_str(name), vm)?;
    let class = class.downcast::<PyType>().map_err(|_| vm.new_type_error("not a class"))?;
    Ok(PyRef::leak(class))
}

/// Puts `method` in the place of the one `class` has, and hands back that one.
fn exchange(class: &'static Py<PyType>, method: &'static PyMethodDef, vm: &VirtualMachine) -> PyResult {
    let original = class.attributes.get(vm.ctx.intern_str(method.name));
    class.set_str_attr(method.name, method.to_proper_method(class, &vm.ctx), &*vm.ctx);
    original.ok_or_else(|| vm.new_attribute_error(format!("no method {}", method.name)))
}

fn replace_dates(vm: &VirtualMachine) -> PyResult<()> {
    if DATES.with(|dates| dates.get().is_some()) {
        return Ok(());
    }
    let (datetime, date) = (class_of("_datetime", "datetime", vm)?, class_of("_datetime", "date", vm)?);
    let dates = Dates {
        datetime: datetime.to_owned(),
        utc: class_of("_datetime", "timezone", vm)?.get_attr(vm.ctx.intern_str("utc")).unwrap_or_else(|| vm.ctx.none()),
        now: exchange(datetime, NOW, vm)?,
        utcnow: exchange(datetime, UTCNOW, vm)?,
        from_timestamp: exchange(datetime, FROM_TIMESTAMP, vm)?,
        timestamp: exchange(datetime, TIMESTAMP, vm)?,
        date_from_timestamp: exchange(date, DATE_FROM_TIMESTAMP, vm)?,
    };
    DATES.with(|slot| slot.set(dates).ok());
    Ok(())
}

/// One of the originals.
fn original(pick: impl FnOnce(&Dates) -> &PyObjectRef, vm: &VirtualMachine) -> PyResult {
    let found = DATES.with(|slot| slot.get().map(|dates| pick(dates).clone()));
    found.ok_or_else(|| vm.new_runtime_error("datetime is not loaded"))
}

/// Calls an original class method on `class`.
fn on_class(method: &PyObjectRef, class: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
    vm.call_method(method, "__get__", (vm.ctx.none(), class))?.call(args, vm)
}

fn now(class: PyTypeRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
    #[derive(FromArgs)]
    struct NowArgs {
        #[pyarg(any, default)]
        tz: Option<PyObjectRef>,
    }
    if !is_recorded() {
        return on_class(&original(|dates| &dates.now, vm)?, class.into(), args, vm);
    }
    let NowArgs { tz } = args.bind(vm)?;
    let moment: PyObjectRef = vm.ctx.new_float(seconds(now_ns())).into();
    let args = FuncArgs::from(vec![moment.clone(), tz.clone().unwrap_or_else(|| vm.ctx.none())]);
    match tz {
        Some(_) => on_class(&original(|dates| &dates.from_timestamp, vm)?, class.into(), args, vm),
        None => naive(&class, moment, &PARTS, vm),
    }
}

fn utcnow(class: PyTypeRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
    let original_now = original(|dates| &dates.utcnow, vm)?;
    if !is_recorded() {
        return on_class(&original_now, class.into(), args, vm);
    }
    // The original warns that it is going to be removed. A class of the script's would see what it makes.
    on_class(&original_now, plain_datetime(vm)?.into(), args, vm)?;
    naive(&class, vm.ctx.new_float(seconds(now_ns())).into(), &PARTS, vm)
}

fn from_timestamp(class: PyTypeRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
    #[derive(FromArgs)]
    struct FromTimestampArgs {
        #[pyarg(any)]
        timestamp: PyObjectRef,
        #[pyarg(any, default)]
        tz: Option<PyObjectRef>,
    }
    let original = original(|dates| &dates.from_timestamp, vm)?;
    if is_recorded() {
        let FromTimestampArgs { timestamp, tz } = args.clone().bind(vm)?;
        if tz.is_none() {
            return naive(&class, timestamp, &PARTS, vm);
        }
    }
    on_class(&original, class.into(), args, vm)
}

fn date_from_timestamp(class: PyTypeRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
    if is_recorded()
        && let [timestamp] = &args.args[..]
    {
        return naive(&class, timestamp.clone(), &PARTS[..3], vm);
    }
    on_class(&original(|dates| &dates.date_from_timestamp, vm)?, class.into(), args, vm)
}

fn timestamp(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
    let original_timestamp = original(|dates| &dates.timestamp, vm)?;
    let mut moment = zelf;
    let zone = moment.get_attr("tzinfo", vm)?;
    if is_recorded() && vm.is_none(&zone) {
        let mut parts = parts_of(&moment, &PARTS, vm)?;
        parts.push(original(|dates| &dates.utc, vm)?);
        moment = plain_datetime(vm)?.as_object().call(parts, vm)?;
    }
    let mut args = args;
    args.prepend_arg(moment);
    original_timestamp.call(args, vm)
}

const PARTS: [&str; 7] = ["year", "month", "day", "hour", "minute", "second", "microsecond"];

fn plain_datetime(vm: &VirtualMachine) -> PyResult<PyTypeRef> {
    let found = DATES.with(|slot| slot.get().map(|dates| dates.datetime.clone()));
    found.ok_or_else(|| vm.new_runtime_error("datetime is not loaded"))
}

fn parts_of(moment: &PyObjectRef, names: &[&'static str], vm: &VirtualMachine) -> PyResult<Vec<PyObjectRef>> {
    names.iter().map(|name| moment.get_attr(*name, vm)).collect()
}

/// An object of `class` that says what time it is in UTC at `timestamp`, without a zone.
fn naive(class: &Py<PyType>, timestamp: PyObjectRef, parts: &[&'static str], vm: &VirtualMachine) -> PyResult {
    let (from_timestamp, utc) = (original(|dates| &dates.from_timestamp, vm)?, original(|dates| &dates.utc, vm)?);
    let args = FuncArgs::from(vec![timestamp, utc]);
    let moment = on_class(&from_timestamp, plain_datetime(vm)?.into(), args, vm)?;
    class.as_object().call(parts_of(&moment, parts, vm)?, vm)
}

fn replace_generator(vm: &VirtualMachine) -> PyResult<()> {
    if GENERATOR.with(|generator| generator.get().is_some()) {
        return Ok(());
    }
    let class = class_of("_random", "Random", vm)?;
    let generator = Generator { seed: exchange(class, SEED, vm)?, init: class.slots.init.load() };
    class.slots.init.store(Some(init));
    class.set_str_attr("__init__", INIT.to_proper_method(class, &vm.ctx), &*vm.ctx);
    GENERATOR.with(|slot| slot.set(generator).ok());
    Ok(())
}

/// Gives a generator that would seed itself a seed: of the record, or of the machine.
fn with_seed(args: FuncArgs, vm: &VirtualMachine) -> PyResult<FuncArgs> {
    let has_seed = args.args.first().is_some_and(|given| !vm.is_none(given));
    if has_seed {
        return Ok(args);
    }
    // Recorded or not: the interpreter's own source is a generator of the thread, and the forks of a process share it.
    let mut words = [0; 16];
    fill_random(&mut words).map_err(|error| vm.new_os_error(error.to_string()))?;
    Ok(FuncArgs::from(vec![vm.ctx.new_int(u128::from_le_bytes(words)).into()]))
}

fn seed(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
    let original = GENERATOR.with(|slot| slot.get().map(|generator| generator.seed.clone()));
    let original = original.ok_or_else(|| vm.new_runtime_error("random is not loaded"))?;
    let mut args = with_seed(args, vm)?;
    args.prepend_arg(zelf);
    original.call(args, vm)
}

fn init(zelf: &PyObject, args: FuncArgs, vm: &VirtualMachine) -> PyResult<()> {
    let original = GENERATOR.with(|slot| slot.get().and_then(|generator| generator.init));
    let original = original.ok_or_else(|| vm.new_runtime_error("random is not loaded"))?;
    original(zelf, with_seed(args, vm)?, vm)
}

fn init_from_python(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult<()> {
    init(&zelf, args, vm)
}

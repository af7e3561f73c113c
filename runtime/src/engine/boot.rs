//! Makes an interpreter that holds nothing a guest must not have, and a guest inside it.

use std::cell::{Cell, RefCell};
use std::sync::Arc;
use std::time::Duration;

use rustpython_vm::common::rc::PyRc;
use rustpython_vm::function::ArgIntoFloat;
use rustpython_vm::signal::UserSignalReceiver;
use rustpython_vm::{Interpreter, PyObjectRef, PyPayload, PyResult, Settings, VirtualMachine};

use super::builtins;
use super::encodings;
use super::import_locks;
use super::instructions::{self, Counter};
use super::module_code;
use super::output::{self, GuestStream, Output, Stream};
use super::progress::Board;
use super::recorded::{self, Clocks};
use super::state::Guest;
use super::tickets::Tickets;
use super::walls::{self, Loaded};
use crate::files::Files;
use crate::host::Host;
use crate::library::Library;
use crate::limits::pauses::Pauses;
use crate::limits::stop::StopSwitch;

/// What trusted modules must not offer even when reached by accident.
const STRIPPED: [(&str, &[&str]); 2] = [
    (
        "sys",
        &[
            "monitoring",
            "settrace",
            "gettrace",
            "setprofile",
            "getprofile",
            "call_tracing",
            "setrecursionlimit",
            "addaudithook",
            "breakpointhook",
            "__breakpointhook__",
            "_current_frames",
            "_current_exceptions",
            "set_int_max_str_digits",
            "setswitchinterval",
            "_clear_type_cache",
            "_settraceallthreads",
            "_setprofileallthreads",
            "_debugmallocstats",
            "activate_stack_trampoline",
            "remote_exec",
            "set_coroutine_origin_tracking_depth",
            "executable",
            "_base_executable",
            "base_prefix",
            "base_exec_prefix",
            "exec_prefix",
            "prefix",
            "path_hooks",
            "path_importer_cache",
            "_git",
            "orig_argv",
            "_baserepl",
            "_xoptions",
        ],
    ),
    ("time", &["clock_settime", "clock_settime_ns", "sleep", "tzset", "pthread_getcpuclockid"]),
];

/// Built-in modules of the interpreter that it needs to start.
const ESSENTIAL: [&str; 12] = [
    "_typing",
    "_ast",
    "_thread",
    "_warnings",
    "_weakref",
    "_imp",
    "_io",
    "_codecs",
    "_abc",
    "builtins",
    "sys",
    "_frozen_importlib",
];

/// File name of code that trusted modules generate for a guest.
pub const GENERATED: &str = "<generated>";

/// Stands in for `_ast` until then. The interpreter loads it before it looks for encodings.
#[rustpython_vm::pymodule]
mod _no_trees {
    use rustpython_vm::builtins::PyModule;
    use rustpython_vm::{Py, PyResult, VirtualMachine};

    pub(crate) fn module_exec(vm: &VirtualMachine, module: &Py<PyModule>) -> PyResult<()> {
        __module_exec(vm, module);
        crate::engine::encodings::put_placeholders(vm)
    }
}

pub(crate) struct Machine {
    pub(crate) interpreter: Interpreter,
}

/// What a guest shares with the threads around it, and what it may reach.
pub(crate) struct Surroundings {
    pub(crate) switch: Arc<StopSwitch>,
    pub(crate) pauses: Arc<Pauses>,
    pub(crate) files: Files,
    pub(crate) host: Arc<dyn Host>,
    pub(crate) output: Output,
    pub(crate) board: Board,
}

/// Builds the interpreter on the calling thread, which must be the guest's own.
pub(crate) fn boot(
    library: Arc<Library>,
    signals: UserSignalReceiver,
    surroundings: Surroundings,
    hash_seed: Option<u32>,
) -> Result<Machine, String> {
    let mut settings = Settings::default();
    settings.isolated = true;
    settings.ignore_environment = true;
    settings.import_site = false;
    settings.user_site_directory = false;
    settings.install_signal_handlers = false;
    settings.write_bytecode = false;
    settings.allow_external_library = false;
    settings.safe_path = true;
    settings.hash_seed = hash_seed;
    settings.argv = vec![String::new()];
    let builder = Interpreter::builder(settings);
    let mut definitions = rustpython_stdlib::stdlib_module_defs(&builder.ctx);
    definitions.extend(library.native.iter().map(|make| make(&builder.ctx)));
    let own: Vec<&'static str> = library.native.iter().map(|make| make(&builder.ctx).name.as_str()).collect();
    let wanted = Arc::clone(&library);
    let no_trees = _no_trees::module_def(&builder.ctx);
    let interpreter = builder
        .add_native_modules(&definitions)
        .add_frozen_modules(library.frozen.iter().copied())
        .init_hook(move |vm| {
            vm.set_user_signal_channel(signals);
            if let Some(state) = PyRc::get_mut(&mut vm.state) {
                state
                    .module_defs
                    .retain(|name, _| ESSENTIAL.contains(name) || wanted.builtin.contains(name) || own.contains(name));
                // Making the hundred classes of syntax trees is a fifth of a cold start, and few
                // scripts need one.
                if let Some(trees) = state.module_defs.insert("_ast", no_trees) {
                    state.module_defs.insert(module_code::TREES, trees);
                }
            }
        })
        .build();

    interpreter.enter(|vm| furnish(vm, &library, surroundings).map_err(|error| describe(vm, &error)))?;
    Ok(Machine { interpreter })
}

fn describe(vm: &VirtualMachine, error: &rustpython_vm::builtins::PyBaseExceptionRef) -> String {
    let mut text = String::new();
    let _ = vm.write_exception(&mut text, error);
    text
}

/// Walls, builtins, streams and the `__main__` of the guest.
fn furnish(vm: &VirtualMachine, library: &Arc<Library>, surroundings: Surroundings) -> PyResult<()> {
    let Surroundings { switch, pauses, files, host, output, board } = surroundings;
    encodings::take_placeholders(vm)?;
    output::init_classes();
    instructions::init_class();
    for (name, stream) in [("stdout", Stream::Out), ("stderr", Stream::Err)] {
        let stream: PyObjectRef = GuestStream::new(stream, output.clone()).into_ref(&vm.ctx).into();
        vm.sys_module.set_attr(vm.ctx.intern_str(name), stream.clone(), vm)?;
        vm.sys_module.set_attr(vm.ctx.intern_str(format!("__{name}__")), stream, vm)?;
    }
    let monitoring = vm.sys_module.get_attr("monitoring", vm)?;
    for (module, names) in STRIPPED.into_iter().chain([module_code::STRIPPED]) {
        let module = if module == "sys" { vm.sys_module.clone().into() } else { vm.import(module, 0)? };
        if let Some(dict) = module.dict() {
            walls::strip_module(&dict, names, vm);
        }
    }
    let time = vm.import("time", 0)?;
    time.set_attr("sleep", vm.new_function("sleep", sleep), vm)?;
    walls::track_proxies(vm)?;
    let clocks = Clocks::install(time.downcast().map_err(|_| vm.new_type_error("time is not a module"))?, vm)?;
    for name in ["executable", "prefix", "base_prefix", "exec_prefix", "base_exec_prefix"] {
        vm.sys_module.set_attr(vm.ctx.intern_str(name), vm.ctx.new_str(""), vm)?;
    }
    for name in ["path", "path_hooks"] {
        vm.sys_module.set_attr(vm.ctx.intern_str(name), vm.ctx.new_list(Vec::new()), vm)?;
    }

    module_code::install(vm)?;
    let importer = vm.sys_module.get_attr("modules", vm)?.get_item("_frozen_importlib", vm)?;
    import_locks::remove(&importer, vm)?;
    let compile = vm.builtins.get_attr("compile", vm)?;
    let guest_builtins = builtins::make(vm)?;
    let main_dict = vm.ctx.new_dict();
    let main = vm.new_module("__main__", main_dict.clone(), None);
    main_dict.set_item("__builtins__", guest_builtins.clone().into(), vm)?;
    vm.sys_module.get_attr("modules", vm)?.set_item("__main__", main.clone().into(), vm)?;
    walls::raise(vm);
    walls::hide_modules(vm)?;
    super::wording::install(vm);
    recorded::number_objects(vm);
    Guest {
        library: Arc::clone(library),
        switch,
        files,
        board,
        host,
        host_calls_left: Cell::new(0),
        bytes_answered: Cell::new(0),
        tickets: Tickets::default(),
        pauses,
        builtins: guest_builtins.clone(),
        main: main.clone(),
        facades: vm.ctx.new_dict(),
        loaded: Loaded::default(),
        sources: RefCell::default(),
        n_executions: Cell::new(0),
        clocks,
        replay: RefCell::default(),
        counter: Counter::new(monitoring),
        compile,
    }
    .install();
    let guest = Guest::current().ok_or_else(|| vm.new_runtime_error("no guest"))?;
    guest.facades.set_item("__main__", main.into(), vm)
}

fn sleep(seconds: ArgIntoFloat, vm: &VirtualMachine) -> PyResult<()> {
    let seconds = seconds.into_float();
    if seconds.is_nan() {
        return Err(vm.new_value_error("Invalid value NaN (not a number)"));
    }
    if seconds < 0.0 {
        return Err(vm.new_value_error("sleep length must be non-negative"));
    }
    super::guest_api::sleep(Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX), vm)
}

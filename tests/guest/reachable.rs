//! Everything a script can reach through a module it may import, walked by `reachable.py`: facades are the only modules
//! there, no namespace is a trusted module's, nothing loads or runs code with more rights than the script's, and no class or
//! function of the library lets itself be changed.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use libtest_mimic::{Failed, Trial};
use orchestrator::allocator::Mimalloc;
use orchestrator_runtime::host::{Asker, NoHost};
use orchestrator_runtime::{Access, CountingAllocator, Host, Isolation, Library, Limits, Request, Session, limits};
use rustpython_vm::pymodule;
use serde_json::{Map, Value, json};

/// A session wants its memory counted, even one in the tests' own process.
#[global_allocator]
static ALLOCATOR: CountingAllocator<Mimalloc> = CountingAllocator(Mimalloc);

const WALK: &str = include_str!("reachable.py");

/// Fewer objects than these would mean that the walk has lost its way.
const FEWEST_VISITED: u64 = 20_000;
const FEWEST_DOTTED: usize = 100;

pub fn trials() -> Vec<Trial> {
    let modules = importable().map(|module| Trial::test(format!("reachable::{module}"), move || judge(module)));
    let others = [
        Trial::test("reachable::by_from_import", by_from_import),
        Trial::test("reachable::trusted_things_are_known", the_probe_tells_them_apart),
        Trial::test("reachable::importer_in_hand", the_importer_runs_modules_alone),
        Trial::test("reachable::old_holes", old_holes_without_their_own_fix),
    ];
    modules.chain(others).collect()
}

/// What an `import` in a script finds, and the names that need none.
fn importable() -> impl Iterator<Item = &'static str> {
    orchestrator::library().importable_modules().chain(["builtins"])
}

fn judge(module: &str) -> Result<(), Failed> {
    let walked = walk().as_ref()?;
    let faults = &walked["faults"][module];
    if *faults == json!([]) {
        return Ok(());
    }
    Err(format!("{faults:#}").into())
}

/// One walk for all modules: most of what they lead to is the same.
fn walk() -> &'static Result<Value, String> {
    static WALKED: OnceLock<Result<Value, String>> = OnceLock::new();
    WALKED.get_or_init(|| {
        let names = importable().map(Value::from).collect();
        let walked = run(WALK, [("module_names".to_owned(), Value::Array(names))].into_iter().collect())?;
        let n_visited = walked["n_visited"].as_u64().unwrap_or(0);
        if n_visited < FEWEST_VISITED {
            return Err(format!("only {n_visited} objects were looked at"));
        }
        Ok(walked)
    })
}

fn run(script: &str, context: Map<String, Value>) -> Result<Value, String> {
    limits::memory::declare_installed();
    let library = Arc::new(Library::clone(orchestrator::library()).native(&[_probe::module_def]).public(&["_probe"]));
    let session = Session::start(&library, Isolation::Production, &Access::Memory, Arc::new(NoHost));
    let limits = Limits { timeout: Duration::from_secs(600), memory_bytes: 4 << 30, ..Limits::default() };
    let request = Request { code: script.to_owned(), context, limits, skip_safety_check: true, ..Request::default() };
    let report = session.map_err(|error| error.to_string())?.execute(request, None);
    report.error.map_or(Ok(report.result), |error| Err(error.traceback))
}

/// `from a import b` makes the interpreter look for a loaded module `a.b`, and a script can call a facade `a`.
fn by_from_import() -> Result<(), Failed> {
    const LOAD: &str =
        "import _probe, html\nfor name in module_names:\n    __import__(name, None, None, ['*'])\nfaults = []\n";
    let names = orchestrator::library().importable_modules().map(Value::from).collect();
    let context: Map<String, Value> = [("module_names".to_owned(), Value::Array(names))].into_iter().collect();
    let loaded = run(&format!("{LOAD}_probe.loaded()"), context.clone())?;
    let dotted = loaded.as_array().into_iter().flatten().filter_map(|name| name.as_str()?.rsplit_once('.'));
    let tries = dotted.map(|(package, child)| {
        format!(
            "html.__name__ = '{package}'\ntry:\n    from html import {child} as found\nexcept ImportError:\n    pass\n\
             else:\n    faults += [('{package}.{child}', fault) for fault in [_probe.fault(found)] if fault]\n"
        )
    });
    let tries: Vec<String> = tries.collect();
    if tries.len() < FEWEST_DOTTED {
        return Err(format!("only {} names were tried", tries.len()).into());
    }
    let faults = run(&format!("{LOAD}{}faults", tries.concat()), context)?;
    if faults == json!([]) { Ok(()) } else { Err(format!("{faults:#}").into()) }
}

/// A probe that sees nothing would pass everything.
fn the_probe_tells_them_apart() -> Result<(), Failed> {
    let script = "import _probe, json, types\n\
                  own = [json, vars(json), print, globals(), {}, types.FunctionType]\n\
                  [[_probe.fault(thing) for thing in own], [_probe.fault(thing) for thing in _probe.trusted_things()]]";
    let expected = json!([
        [null, null, null, null, null, null],
        [
            "a module that is no facade",
            "the namespace of the trusted 'json'",
            "the table of all modules",
            "a name of the trusted 'builtins', '__import__'",
            "a namespace of trusted code",
        ],
    ]);
    let found = run(script, Map::new())?;
    if found == expected { Ok(()) } else { Err(format!("{found:#}").into()) }
}

/// A script that got hold of the importer has it run nothing of its own, under no name, and gets no builtins of it.
fn the_importer_runs_modules_alone() -> Result<(), Failed> {
    let script = "import _probe\n\
                  importer, reader = _probe.importer()\n\
                  namespace, told = {}, []\n\
                  for code in (lambda: 1).__code__, reader.get_frozen_object('keyword'):\n\
                  \x20   try:\n\
                  \x20       importer.exec(code, namespace)\n\
                  \x20   except ImportError as error:\n\
                  \x20       told.append(str(error))\n\
                  [told, namespace, hasattr(reader, '_fix_co_filename'), hasattr(reader, 'init_frozen')]";
    let told = "only modules of the library can be loaded";
    let expected = json!([[told, told], {}, false, false]);
    let found = run(script, Map::new())?;
    if found == expected { Ok(()) } else { Err(format!("{found:#}").into()) }
}

/// Attacks on the namespaces that code runs in, and what ends each where the check of namespaces is taken out. The script's
/// own classes of dictionaries are its own to change, so there the check is all there is.
const NAMESPACE_ATTACKS: [(&str, bool); 3] = [
    (include_str!("../escapes/code_objects/patched_annotation_namespace.py"), true),
    (include_str!("../escapes/code_objects/annotations_in_lying_namespace.py"), true),
    (include_str!("../escapes/host/exec_lying_namespace.py"), false),
];

fn old_holes_without_their_own_fix() -> Result<(), Failed> {
    limits::memory::declare_installed();
    let library = Arc::new(Library::clone(orchestrator::library()).without_namespace_check());
    for (attack, is_stopped) in NAMESPACE_ATTACKS {
        let mut session = Session::start(&library, Isolation::Production, &Access::Memory, Arc::new(OneSkill))?;
        let request = Request { code: attack.to_owned(), skip_safety_check: true, ..Request::default() };
        let report = session.execute(request, None);
        if is_stopped == report.output.contains("ESCAPED") {
            return Err(format!("{:?}\n{}", attack.lines().next(), report.output).into());
        }
    }
    Ok(())
}

/// The program around a script that has one skill.
struct OneSkill;

impl Host for OneSkill {
    fn call(&self, _name: &str, _arguments: Value, asker: Asker) {
        let skill = json!({ "name": "csv_profile", "version": 1, "description": "", "code": "def profile(): ...\n" });
        asker.answer(Ok(skill.into()));
    }
}

/// Knows what only trusted code may hold.
#[pymodule]
mod _probe {
    use std::cell::RefCell;
    use std::collections::HashMap;

    use orchestrator_runtime::guest;
    use rustpython_vm::builtins::{PyDict, PyDictRef, PyModule, PyStr};
    use rustpython_vm::{AsObject, PyObjectRef, PyResult, VirtualMachine};

    /// Trusted modules of which a script must not even hold a function or a class.
    const WITHHELD: [&str; 7] =
        ["_frozen_importlib", "_imp", "_sandbox", "builtins", "importlib", "importlib.machinery", "sys"];

    #[derive(Default)]
    struct Trusted {
        n_modules: usize,
        /// By the identity of the object.
        faults: HashMap<usize, String>,
    }

    thread_local! {
        static TRUSTED: RefCell<Trusted> = RefCell::default();
    }

    /// What is wrong with a script that holds `thing`, or nothing.
    #[pyfunction]
    fn fault(thing: PyObjectRef, vm: &VirtualMachine) -> PyResult<Option<String>> {
        if thing.downcast_ref::<PyModule>().is_some() {
            let is_facade = (&*guest::imported_modules(vm)?).into_iter().any(|(_, facade)| facade.is(&thing));
            return Ok((!is_facade).then(|| "a module that is no facade".to_owned()));
        }
        if let Some(fault) = known_fault(&thing, vm)? {
            return Ok(Some(fault));
        }
        // Namespaces are plain; a class of dictionaries may answer as it likes.
        let Some(namespace) = thing.downcast_ref_if_exact::<PyDict>(vm) else { return Ok(None) };
        let builtins = namespace.get_item_opt("__builtins__", vm)?;
        let is_trusted = builtins.is_some_and(|builtins| !guest::builtins(vm).is_ok_and(|own| own.is(&builtins)));
        Ok(is_trusted.then(|| "a namespace of trusted code".to_owned()))
    }

    /// Names of all modules, trusted ones too.
    #[pyfunction]
    fn loaded(vm: &VirtualMachine) -> PyResult<Vec<PyObjectRef>> {
        Ok((&*all_modules(vm)?).into_iter().map(|(name, _)| name).collect())
    }

    /// One of each kind, for the test of the test.
    #[pyfunction]
    fn trusted_things(vm: &VirtualMachine) -> PyResult<Vec<PyObjectRef>> {
        let modules = all_modules(vm)?;
        let json = modules.get_item("json", vm)?;
        let namespace = json.get_attr("__dict__", vm)?;
        let copy = vm.call_method(&namespace, "copy", ())?;
        let import = vm.builtins.get_attr("__import__", vm)?;
        Ok(vec![json, namespace, modules.into(), import, copy])
    }

    /// What no script may ever hold: the importer, and the natives it stands on.
    #[pyfunction]
    fn importer(vm: &VirtualMachine) -> PyResult<Vec<PyObjectRef>> {
        let modules = all_modules(vm)?;
        ["_frozen_importlib", "_imp"].into_iter().map(|name| modules.get_item(name, vm)).collect()
    }

    /// `sys.modules` as it is, not as a script's code finds it.
    fn all_modules(vm: &VirtualMachine) -> PyResult<PyDictRef> {
        let modules = vm.sys_module.dict().get_item("_all_modules", vm)?;
        modules.downcast().map_err(|_| vm.new_type_error("sys.modules is not a dict"))
    }

    fn known_fault(thing: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Option<String>> {
        let modules = all_modules(vm)?;
        TRUSTED.with_borrow_mut(|trusted| {
            if trusted.n_modules != modules.__len__() {
                *trusted = collect(&modules, vm)?;
            }
            Ok(trusted.faults.get(&thing.get_id()).cloned())
        })
    }

    fn collect(modules: &PyDictRef, vm: &VirtualMachine) -> PyResult<Trusted> {
        let facades = guest::imported_modules(vm)?;
        let mut faults = HashMap::new();
        faults.insert(modules.get_id(), "the table of all modules".to_owned());
        faults.insert(facades.get_id(), "the table of facades".to_owned());
        for (name, module) in &**modules {
            let Some(module) = module.downcast_ref::<PyModule>() else { continue };
            if (&*facades).into_iter().any(|(_, facade)| facade.is(module)) {
                continue;
            }
            let name = name.str(vm)?.to_string();
            faults.insert(module.dict().get_id(), format!("the namespace of the trusted '{name}'"));
            if WITHHELD.contains(&name.as_str()) {
                for (key, value) in &*module.dict() {
                    let is_hook = ["__loader__", "__spec__"].iter().any(|hook| is_text(&key, hook));
                    if value.is_callable() || is_hook {
                        let key = key.str(vm)?;
                        faults.insert(value.get_id(), format!("a name of the trusted '{name}', '{key}'"));
                    }
                }
            }
        }
        // What a script has anyway: its own builtins, and its own `sys`.
        let sys = facades.get_item_opt("sys", vm)?.and_then(|sys| sys.downcast::<PyModule>().ok());
        for namespace in [Some(guest::builtins(vm)?), sys.map(|sys| sys.dict())].into_iter().flatten() {
            for (_, value) in &*namespace {
                faults.remove(&value.get_id());
            }
        }
        Ok(Trusted { n_modules: modules.__len__(), faults })
    }

    fn is_text(key: &PyObjectRef, text: &str) -> bool {
        key.downcast_ref::<PyStr>().is_some_and(|key| key.to_str() == Some(text))
    }
}

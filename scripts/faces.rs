//! For writing faces: runs scripts with the Python sources of pandas and numpy read from disk, so
//! that a change in a face needs no build.
//!
//! `cargo faces SCRIPT` runs one script; `cargo faces PATH...` with folders runs the golden cases
//! below them and shows which print something other than recorded. With `FACES_KEEP=FOLDER` the files a script
//! writes are copied there; `FACES_TIMEOUT=SECONDS` is another limit than a minute.

#![expect(clippy::disallowed_methods, reason = "reads sources and makes real folders")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, anyhow};
use orchestrator::allocator::Mimalloc;
use orchestrator_runtime::host::NoHost;
use orchestrator_runtime::{Access, CountingAllocator, Isolation, Library, Limits, Report, Request, Session, limits};
use rustpython_vm::compiler::{CompileOpts, Mode, compile};
use rustpython_vm::frozen::{FrozenCodeObject, FrozenLib, FrozenModule};

#[global_allocator]
static ALLOCATOR: CountingAllocator<Mimalloc> = CountingAllocator(Mimalloc);

const FACES: [&str; 9] = [
    "stdlib-shims/stdlib/python",
    "stdlib-shims/numpy/python",
    "stdlib-shims/pandas/python",
    "stdlib-shims/matplotlib/python",
    "stdlib-shims/scipy/python",
    "stdlib-shims/seaborn/python",
    "stdlib-shims/sklearn/python",
    "stdlib-shims/statsmodels/python",
    "mcp-modules/python",
];

fn main() -> anyhow::Result<ExitCode> {
    limits::memory::declare_installed();
    let here = std::env::current_dir()?;
    // The checkout it is started in, wherever this program was built.
    let root = here
        .ancestors()
        .find(|folder| folder.join(FACES[0]).is_dir())
        .unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")));
    let mut modules = Vec::new();
    for folder in FACES {
        let folder = root.join(folder);
        collect(&folder, &folder, &mut modules)?;
    }
    let frozen =
        FrozenLib::encode(modules.iter().map(|(name, module)| (name.as_str(), module.clone())).collect::<Vec<_>>());
    let frozen: &'static [u8] = Vec::leak(frozen.bytes);
    let library = Arc::new(Library::clone(orchestrator::library()).frozen_now(FrozenLib::from_ref(frozen)));

    let mut n_failed = 0;
    let mut n_passed = 0;
    for path in std::env::args().skip(1).map(PathBuf::from) {
        if path.is_file() {
            let report = run(&library, &path)?;
            print!("{}", report.output);
            eprint!("{}", report.stderr);
            if let Some(error) = &report.error {
                eprint!("{}", error.traceback);
                n_failed += 1;
            }
            continue;
        }
        let mut cases = Vec::new();
        scripts_below(&path, &mut cases)?;
        for case in cases {
            match check(&library, &case)? {
                None => n_passed += 1,
                Some(why) => {
                    n_failed += 1;
                    println!("FAILED {}\n{why}", case.display());
                }
            }
        }
        println!("{n_passed} passed, {n_failed} failed");
    }
    Ok(if n_failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Every module below `folder`, compiled as the build does it.
fn collect(root: &Path, folder: &Path, modules: &mut Vec<(String, FrozenModule<Arc<[u8]>>)>) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("{}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            collect(root, &path, modules)?;
        } else if path.extension().is_some_and(|ending| ending == "py") {
            let text = fs::read_to_string(&path)?;
            let inside = path.strip_prefix(root)?.with_extension("");
            let mut name = inside.to_string_lossy().replace(['/', '\\'], ".");
            let package = name == "__init__" || name.ends_with(".__init__");
            if package {
                name.truncate(name.len() - ".__init__".len());
            }
            let code = compile(&text, Mode::Exec, &format!("<frozen {name}>"), CompileOpts::default())
                .map_err(|error| anyhow!("{}: {error}", path.display()))?;
            let bytes: Arc<[u8]> = FrozenCodeObject::encode(&code).bytes.into();
            modules.push((name, FrozenModule { code: FrozenCodeObject { bytes }, package }));
        }
    }
    Ok(())
}

fn scripts_below(folder: &Path, found: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)?.flatten().map(|entry| entry.path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            scripts_below(&path, found)?;
        } else if path.extension().is_some_and(|ending| ending == "py") {
            found.push(path);
        }
    }
    Ok(())
}

/// In a throw-away project: scripts write files, attacks above all, and the checkout is not the place for them.
fn run(library: &Arc<Library>, script: &Path) -> anyhow::Result<Report> {
    let project = tempfile::tempdir()?;
    for folder in ["data/raw", "data/processed", "reports", "artifacts", "models", "workspace"] {
        fs::create_dir_all(project.path().join(folder))?;
    }
    let code = fs::read_to_string(script)?;
    let access = Access::of_level(Isolation::Development, project.path());
    let mut session = Session::start(library, Isolation::Development, &access, Arc::new(NoHost))?;
    let timeout = std::env::var("FACES_TIMEOUT").ok().and_then(|text| text.parse().ok()).unwrap_or(60);
    let limits = Limits { timeout: Duration::from_secs(timeout), memory_bytes: 4 << 30, ..Limits::default() };
    let report = session.execute(Request { limits, ..Request::new(code, Isolation::Development) }, None);
    if let Some(kept) = std::env::var_os("FACES_KEEP") {
        copy_files(project.path(), Path::new(&kept))?;
    }
    Ok(report)
}

/// Every file below `from`, at its place below `to`.
fn copy_files(from: &Path, to: &Path) -> anyhow::Result<()> {
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            copy_files(&entry.path(), &to.join(entry.file_name()))?;
        } else {
            fs::create_dir_all(to)?;
            fs::copy(entry.path(), to.join(entry.file_name()))?;
        }
    }
    Ok(())
}

/// What the case printed, where it differs from the recorded text.
fn check(library: &Arc<Library>, case: &Path) -> anyhow::Result<Option<String>> {
    let report = run(library, case)?;
    // What is known to differ from the original is compared with what we print today.
    let today = fs::read_to_string(case.with_extension("fixme"));
    let traceback = report.error.map(|error| error.traceback);
    if today.is_err() && traceback.is_some() {
        return Ok(traceback);
    }
    let expected = today.or_else(|_| fs::read_to_string(case.with_extension("out"))).unwrap_or_default();
    let printed = report.output + &traceback.unwrap_or_default();
    if printed == expected {
        return Ok(None);
    }
    let differs = |(expected, actual): &(&str, &str)| expected != actual;
    let at = expected.lines().zip(printed.lines()).position(|pair| differs(&pair));
    let at = at.unwrap_or_else(|| expected.lines().count().min(printed.lines().count()));
    let near = |text: &str| text.lines().skip(at.saturating_sub(1)).take(6).collect::<Vec<_>>().join("\n");
    Ok(Some(format!("--- expected, from line {}\n{}\n--- printed\n{}", at.max(1), near(&expected), near(&printed))))
}

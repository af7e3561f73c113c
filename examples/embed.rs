//! Embeds the runtime in your own program: a native function, limits, and reports.
//!
//! `cargo embed` runs this example.

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use mimalloc::MiMalloc;
use orchestrator_runtime::host::NoHost;
use orchestrator_runtime::{Access, CountingAllocator, Isolation, Library, Limits, Report, Request, Session, limits};
use rustpython_vm::pymodule;

#[global_allocator]
static ALLOCATOR: CountingAllocator<MiMalloc> = CountingAllocator(MiMalloc);

/// A module of the host: scripts write `import prices`.
#[pymodule]
mod prices {
    use rustpython_vm::{PyResult, VirtualMachine};

    /// What one piece costs, in cents.
    #[pyfunction]
    fn of(product: String, vm: &VirtualMachine) -> PyResult<i64> {
        match product.as_str() {
            "apple" => Ok(40),
            "pear" => Ok(55),
            _ => Err(vm.new_value_error(format!("no price for '{product}'"))),
        }
    }
}

fn main() -> ExitCode {
    limits::memory::declare_installed();
    let library = orchestrator_stdlib::add_to(Library::new()).native(&[prices::module_def]).public(&["prices"]);
    let library = Arc::new(library);
    let budget = Limits { timeout: Duration::from_millis(500), memory_bytes: 64 << 20, ..Limits::default() };
    let scripts = [
        (
            "an answer",
            "import prices\nbasket = {'apple': 3, 'pear': 2}\nsum(prices.of(p) * n for p, n in basket.items())",
        ),
        ("clumsy", "import prices\nprint('looking up')\nprices.of('plum')"),
        ("a typo", "import statistics\nstatistics.meen([1, 2, 3])"),
        ("hostile: looks around", "import os\nos.environ"),
        ("hostile: never ends", "while True:\n    try:\n        pass\n    except BaseException:\n        continue"),
        ("hostile: eats memory", "pile = []\nwhile True:\n    pile.append('x' * 1_000_000)"),
    ];
    for (what, code) in scripts {
        // A session ends with the limit that strikes it, so each script gets one of its own.
        let mut session = match Session::start(&library, Isolation::Development, &Access::Memory, Arc::new(NoHost)) {
            Ok(session) => session,
            Err(error) => {
                eprintln!("error: {error}");
                return ExitCode::FAILURE;
            }
        };
        let report =
            session.execute(Request { limits: budget.clone(), ..Request::new(code, Isolation::Development) }, None);
        println!("== {what}\n{}", describe(&report));
    }
    ExitCode::SUCCESS
}

fn describe(report: &Report) -> String {
    match &report.error {
        None => format!("result: {}\n", report.result),
        Some(error) => format!("{}{}", report.output, error.traceback),
    }
}

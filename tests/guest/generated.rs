//! Programs that nobody wrote: calls of everything the libraries have, with arguments nobody would give, and statements nobody
//! would put together. Each must end in a report, none by a crash. The seeds are fixed, so that a program that fails can be run
//! again; `GENERATED=FIRST..LAST` makes the programs of these numbers in every room instead, for a long run.

mod expressions;
mod programs;
mod statements;

use std::ops::Range;
use std::time::Duration;

use libtest_mimic::{Failed, Trial};
use orchestrator::pool::Request;
use orchestrator_runtime::{ErrorClass, Isolation, Limits};

use crate::project::Project;
use programs::{Choices, Generator};

/// What they call, and how many programs are made of each.
const ROOMS: [(&str, &str, u64); 9] = [
    (
        "language",
        "json re math statistics collections itertools functools datetime decimal fractions string textwrap",
        1000,
    ),
    ("text", "difflib html csv io struct base64 zlib unicodedata heapq bisect random copy pprint operator", 1000),
    ("arrays", "numpy numpy.linalg numpy.random numpy.fft numpy.lib.stride_tricks", 1800),
    ("frames", "pandas pandas.api.types pandas.tseries.offsets", 1400),
    ("statistics", "scipy.stats scipy.special", 1000),
    ("numbers", "scipy.optimize scipy.integrate scipy.interpolate scipy.linalg scipy.fft", 1000),
    (
        "signals",
        "scipy.signal scipy.ndimage scipy.spatial scipy.spatial.distance scipy.cluster.hierarchy scipy.sparse",
        800,
    ),
    (
        "models",
        "sklearn.metrics sklearn.preprocessing sklearn.linear_model sklearn.cluster sklearn.tree sklearn.datasets",
        600,
    ),
    ("kit", "orchestrator.mcp.data orchestrator.mcp.analytics orchestrator.mcp.models", 400),
];

/// Of statements.
const N_OF_STATEMENTS: u64 = 1000;

const PROGRAMS_PER_TRIAL: usize = 200;

/// Work units of a program of statements: most end by themselves long before.
const MOST_INSTRUCTIONS: u64 = 100_000;

pub fn trials() -> Vec<Trial> {
    let wanted = wanted();
    let rooms = ROOMS.into_iter().map(|(room, modules, n_programs)| (room, Some(modules), n_programs));
    let mut trials = Vec::new();
    for (room, modules, n_programs) in rooms.chain([("statements", None, N_OF_STATEMENTS)]) {
        let numbers = wanted.clone().unwrap_or(0..n_programs);
        for first in numbers.clone().step_by(PROGRAMS_PER_TRIAL) {
            let numbers = first..numbers.end.min(first + PROGRAMS_PER_TRIAL as u64);
            let name = format!("generated::{room}_{first:04}");
            trials.push(Trial::test(name, move || run(room, modules, numbers)));
        }
    }
    trials
}

/// The programs asked for from outside.
fn wanted() -> Option<Range<u64>> {
    let text = std::env::var("GENERATED").ok()?;
    let range = text.split_once("..").and_then(|(first, last)| Some(first.parse().ok()?..last.parse().ok()?));
    Some(range.unwrap_or_else(|| panic!("GENERATED={text}: wanted FIRST..LAST, such as 10000..20000")))
}

/// Without modules the programs are statements.
fn run(room: &str, modules: Option<&str>, numbers: Range<u64>) -> Result<(), Failed> {
    let project = Project::new();
    let pool = project.pool(Isolation::Production);
    let modules: Option<Vec<&str>> = modules.map(|modules| modules.split(' ').collect());
    for number in numbers {
        let mut generator = Generator::new(Drawn::new(room, number), modules.is_some());
        let code = match &modules {
            Some(modules) => generator.calls(modules),
            None => generator.statements(),
        };
        let limits = Limits {
            timeout: Duration::from_secs(2),
            memory_bytes: 256 << 20,
            max_instructions: modules.is_none().then_some(MOST_INSTRUCTIONS),
            ..Limits::default()
        };
        // The walls are meant, not the check in front of them.
        let skip_safety_check = modules.is_none();
        let request = Request { limits, skip_safety_check, ..Request::new(code.as_str(), Isolation::Production) };
        let report = pool.execute(request, None)?;
        let class = report.error.as_ref().and_then(orchestrator_runtime::report::ErrorReport::class);
        let is_by_limit = matches!(
            class,
            Some(
                ErrorClass::ExecutionTimeout
                    | ErrorClass::InstructionLimit
                    | ErrorClass::MemoryLimit
                    | ErrorClass::OutputLimit
            )
        );
        // What a program of statements raises at its end is its own affair.
        let is_its_own = modules.is_none() && class != Some(ErrorClass::InternalError);
        if report.error.is_some() && !is_by_limit && !is_its_own {
            return Err(format!("program {number} of {room}: {:#?}\n{code}", report.error).into());
        }
    }
    Ok(())
}

/// Drawn by xorshift, from the name of the room and the number of the program.
struct Drawn(u64);

impl Drawn {
    fn new(room: &str, number: u64) -> Self {
        let name = room
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        Self(name ^ number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }
}

impl Choices for Drawn {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 11) % most as u64).unwrap_or(0)
    }
}

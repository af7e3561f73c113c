//! Programs that nobody wrote: calls of everything the libraries have, with arguments nobody would give. Each must end in a report, none
//! by a crash. The seeds are fixed, so that a program that fails can be run again.

use std::fmt::Write;
use std::time::Duration;

use libtest_mimic::{Failed, Trial};
use orchestrator::pool::Request;
use orchestrator_runtime::{ErrorClass, Isolation, Limits};

use crate::project::Project;

/// What they call, and how many programs are made of each.
const ROOMS: [(&str, &str, u64); 9] = [
    (
        "language",
        "json re math statistics collections itertools functools datetime decimal fractions string textwrap",
        1200,
    ),
    ("text", "difflib html csv io struct base64 zlib unicodedata heapq bisect random copy pprint operator", 1200),
    ("arrays", "numpy numpy.linalg numpy.random numpy.fft numpy.lib.stride_tricks", 2000),
    ("frames", "pandas pandas.api.types pandas.tseries.offsets", 1600),
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
        800,
    ),
    ("kit", "orchestrator.mcp.data orchestrator.mcp.analytics orchestrator.mcp.models", 400),
];

const PROGRAMS_PER_TRIAL: u64 = 200;

const VALUES: [&str; 68] = [
    "0",
    "1",
    "-1",
    "2",
    "7",
    "10**6",
    "10**12",
    "2**63",
    "-2**63",
    "True",
    "None",
    "0.0",
    "-0.0",
    "1.5",
    "-2.5",
    "1e308",
    "float('nan')",
    "float('inf')",
    "5j",
    "''",
    "'a'",
    "'mean'",
    "'abc def'",
    "'%s' * 3",
    "'\\u1234' * 10",
    "b'xyz'",
    "[]",
    "[None]",
    "[[]]",
    "[1, 2, 3]",
    "[1.0, 2.0, 4.0, 8.0]",
    "[[1, 2], [3, 4]]",
    "[[1], [2, 3]]",
    "['a', 'b', 'a']",
    "(1, 2)",
    "{}",
    "{'a': 1}",
    "{1, 2}",
    "range(5)",
    "lambda x: x",
    "lambda *a: 1.0",
    "int",
    "float",
    "slice(1, None)",
    "object()",
    "np.arange(6.0)",
    "np.arange(6).reshape(2, 3)",
    "np.eye(3)",
    "np.zeros(0)",
    "np.zeros((0, 3))",
    "np.array(['a', 'b'])",
    "np.array([1, None], dtype=object)",
    "np.ones((2, 2, 2))",
    "np.array(3.0)",
    "np.arange(4, dtype='int8')",
    "np.array([True, False])",
    "np.array(['2020-01-01'], dtype='datetime64[D]')",
    "np.array([1 + 2j, 3])",
    "np.full(5, np.nan)",
    "np.arange(10)[::-2]",
    "np.broadcast_to(np.array(1.0), (3, 4))",
    "pd.Series([1, 2, 3])",
    "pd.Series(['a', 'b'])",
    "pd.DataFrame({'a': [1, 2], 'b': ['x', 'y']})",
    "pd.DataFrame()",
    "pd.Timestamp('2020-01-01')",
    "pd.Index([1, 2])",
    "pd.NaT",
];

const KEYWORDS: [&str; 14] = [
    "axis",
    "n",
    "size",
    "dtype",
    "method",
    "order",
    "k",
    "copy",
    "out",
    "where",
    "weights",
    "kind",
    "mode",
    "random_state",
];

/// Calls a name of the module, then a name of what it gave. Which ones, the numbers say.
const CALL: &str = "
try:
    f = getattr(m, names[%A % len(names)])
    r = f(%X)
    inner = [name for name in dir(r) if name[0] != '_']
    if inner:
        g = getattr(r, inner[%B % len(inner)])
        str(g(%Y) if callable(g) else g)[:100]
    str(r)[:100]
except Exception:
    pass
";

pub fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    for (room, modules, n_programs) in ROOMS {
        for first in (0..n_programs).step_by(usize::try_from(PROGRAMS_PER_TRIAL).unwrap_or(1)) {
            let name = format!("generated::{room}_{first:04}");
            trials.push(Trial::test(name, move || run(room, modules, first..first + PROGRAMS_PER_TRIAL)));
        }
    }
    trials
}

fn run(room: &str, modules: &str, seeds: std::ops::Range<u64>) -> Result<(), Failed> {
    let project = Project::new();
    let pool = project.pool(Isolation::Production);
    let modules: Vec<&str> = modules.split(' ').collect();
    for seed in seeds {
        let code = Generator::new(room, seed).program(&modules);
        let limits = Limits { timeout: Duration::from_secs(2), memory_bytes: 256 << 20, ..Limits::default() };
        let report = pool.execute(Request { limits, ..Request::new(code.as_str(), Isolation::Production) }, None)?;
        let class = report.error.as_ref().and_then(orchestrator_runtime::report::ErrorReport::class);
        let may_end_so = matches!(
            class,
            None | Some(ErrorClass::ExecutionTimeout | ErrorClass::MemoryLimit | ErrorClass::OutputLimit)
        );
        if !may_end_so || (report.error.is_some() && class.is_none()) {
            return Err(format!("program {seed} of {room}: {:#?}\n{code}", report.error).into());
        }
    }
    Ok(())
}

/// Draws by xorshift, from the name of the room and the number of the program.
struct Generator(u64);

impl Generator {
    fn new(room: &str, seed: u64) -> Self {
        let name = room
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        Self(name ^ (seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 11) % most as u64).unwrap_or(0)
    }

    fn one_of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }

    fn arguments(&mut self) -> String {
        let n_arguments = self.one_of(&[0, 1, 1, 1, 2, 2, 2, 3, 3, 4]);
        let mut arguments: Vec<String> = (0..n_arguments).map(|_| self.one_of(&VALUES).to_owned()).collect();
        if self.below(4) == 0 {
            arguments.push(format!("{}={}", self.one_of(&KEYWORDS), self.one_of(&VALUES)));
        }
        arguments.join(", ")
    }

    fn program(&mut self, modules: &[&str]) -> String {
        let mut code =
            String::from("import warnings\nimport numpy as np, pandas as pd\nwarnings.simplefilter('ignore')\n");
        let module = self.one_of(modules);
        let _ = write!(code, "import {module} as m\nnames = [name for name in dir(m) if name[0] != '_']\n");
        for _ in 0..4 {
            let call = CALL
                .replace("%A", &self.below(1_000_000).to_string())
                .replace("%B", &self.below(1_000_000).to_string());
            code += &call.replace("%X", &self.arguments()).replace("%Y", &self.arguments());
        }
        code
    }
}

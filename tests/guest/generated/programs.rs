//! What programs are made of when nobody writes them: values, calls, and where the choices come from. The fuzz targets of
//! guests share it.

use std::fmt::Write;

/// Decides what is written next: a seed, or the bytes of a fuzzer.
pub trait Choices {
    /// A number below `most`. Where choices end, always 0: the first of all possibilities is the shortest.
    fn below(&mut self, most: usize) -> usize;
}

/// Values that need no library, and those that need `np` and `pd`.
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

/// As many of the values need no library.
const N_PLAIN: usize = 45;

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

pub struct Generator<C> {
    choices: C,
    has_libraries: bool,
}

impl<C: Choices> Generator<C> {
    /// `has_libraries` where programs may use `np` and `pd`.
    pub fn new(choices: C, has_libraries: bool) -> Self {
        Self { choices, has_libraries }
    }

    pub fn below(&mut self, most: usize) -> usize {
        self.choices.below(most)
    }

    pub fn one_of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }

    pub fn value(&mut self) -> &'static str {
        self.one_of(if self.has_libraries { &VALUES } else { &VALUES[..N_PLAIN] })
    }

    fn arguments(&mut self) -> String {
        let n_arguments = self.one_of(&[0, 1, 1, 1, 2, 2, 2, 3, 3, 4]);
        let mut arguments: Vec<String> = (0..n_arguments).map(|_| self.value().to_owned()).collect();
        if self.below(4) == 0 {
            arguments.push(format!("{}={}", self.one_of(&KEYWORDS), self.value()));
        }
        arguments.join(", ")
    }

    /// Four calls of what one of the modules has.
    pub fn calls(&mut self, modules: &[&str]) -> String {
        let mut code = String::from("import warnings\n");
        if self.has_libraries {
            code += "import numpy as np, pandas as pd\n";
        }
        code += "warnings.simplefilter('ignore')\n";
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

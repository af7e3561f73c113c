//! The instruction budget: the same script costs the same number of units wherever and whenever it runs.
//! That it does the same while it is counted is the `counted` of `cases.rs`.

use libtest_mimic::{Failed, Trial};
use orchestrator::pool::{Call, Pool, Request};
use orchestrator_runtime::report::Report;
use orchestrator_runtime::{ErrorClass, Isolation};

use crate::project::Project;

pub fn trials() -> Vec<Trial> {
    vec![
        Trial::test("budget::same_count", counts_are_the_same_everywhere),
        Trial::test("budget::exact", a_budget_that_was_enough_is_enough_and_one_less_is_not),
        Trial::test("budget::units", units_are_calls_and_turns),
        Trial::test("budget::waiting_generator", a_generator_made_without_a_budget_is_counted_with_one),
        Trial::test("budget::generator_goes_on", a_generator_made_with_a_budget_goes_on_without_one),
        Trial::test("budget::function_of_before", a_function_made_without_a_budget_is_counted_with_one),
    ]
}

/// Loops of all kinds, with what the interpreter specialises, collects and sorts by hash.
const BUSY: &str = "
import dataclasses, functools, json, random, statistics

@dataclasses.dataclass(order=True)
class Item:
    name: str
    weight: float = 0.0
    def __del__(self):
        self.weight = 1

class Node:
    def __init__(self):
        self.own = self

def walk(depth):
    if depth:
        yield from walk(depth - 1)
        yield depth
        yield from walk(depth - 1)

def look(rows):
    for row in rows:
        try:
            if row % 3 == 0:
                continue
            if row % 7 == 0:
                raise ValueError(row)
        except ValueError as error:
            str(error)
        finally:
            row += 1

items = [Item(f'n{i}', i % 17) for i in range(300)]
nodes = [Node() for _ in range(20_000)]
nodes = None
total = sum(value for value in walk(10))
look(range(2_000))
text = ''
while len(text) < 500:
    text += 'x'
names = {name: len(name) for name in (item.name for item in sorted(items, key=lambda item: item.weight))}
functools.reduce(lambda one, other: one + other, range(500))
json.loads(json.dumps(names))
statistics.stdev(item.weight for item in items)
items = None
total
";

struct Ground {
    /// Holds the folders the pool works in.
    _project: Project,
    pool: Pool,
}

impl Ground {
    fn new() -> Self {
        let project = Project::new();
        let pool = project.pool(Isolation::Production);
        Self { _project: project, pool }
    }

    fn run(&self, session: Option<&str>, code: &str, budget: Option<u64>) -> Result<Report, Failed> {
        let mut request = Request::new(code, Isolation::Production);
        request.limits.max_instructions = budget;
        Ok(self.pool.run(Call { session: session.map(str::to_owned), ..Call::new(request) })?)
    }

    /// The units `code` costs.
    fn cost(&self, session: Option<&str>, code: &str) -> Result<u64, Failed> {
        let report = self.run(session, code, Some(1 << 50))?;
        match report.error {
            Some(error) => Err(error.traceback.into()),
            None => Ok(report.instructions.ok_or("nothing was counted")?),
        }
    }
}

fn same(found: u64, expected: u64, what: &str) -> Result<(), Failed> {
    if found == expected { Ok(()) } else { Err(format!("{what}: {found} units, not {expected}").into()) }
}

fn is_stopped(report: &Report) -> Result<(), Failed> {
    match &report.error {
        Some(error) if error.class() == Some(ErrorClass::InstructionLimit) => Ok(()),
        Some(error) => Err(error.traceback.clone().into()),
        None => Err(format!("it ended by itself: {}", report.result).into()),
    }
}

fn counts_are_the_same_everywhere() -> Result<(), Failed> {
    let ground = Ground::new();
    let first = ground.cost(Some("one"), BUSY)?;
    same(ground.cost(Some("one"), BUSY)?, first, "again in the session")?;
    ground.run(Some("one"), BUSY, None)?;
    same(ground.cost(Some("one"), BUSY)?, first, "after a run without a budget")?;
    // Modules are loaded by the first that asks for them, and remember.
    ground.run(Some("two"), "import dataclasses, functools, json, random, statistics", None)?;
    same(ground.cost(Some("two"), BUSY)?, first, "in another session, with its modules loaded")?;
    same(ground.cost(None, BUSY)?, first, "in another process")?;
    same(Ground::new().cost(None, BUSY)?, first, "in another pool")
}

fn a_budget_that_was_enough_is_enough_and_one_less_is_not() -> Result<(), Failed> {
    let ground = Ground::new();
    let cost = ground.cost(None, BUSY)?;
    let enough = ground.run(None, BUSY, Some(cost))?;
    same(enough.instructions.unwrap_or(0), cost, "with just enough")?;
    is_stopped(&ground.run(None, BUSY, Some(cost - 1))?)
}

fn units_are_calls_and_turns() -> Result<(), Failed> {
    let ground = Ground::new();
    let call = "def f():\n    return 1\n";
    for (code, units) in [
        ("x = 1", 0),
        ("def f():\n    return 1\nf()\nf()\nf()", 3),
        // Turns of a short loop are paid for four at a time, and the first is free.
        ("for _ in range(100): pass", 96),
        ("for _ in range(3): pass", 0),
        ("for _ in range(10):\n    for _ in range(3): pass", 10),
        ("i = 0\nwhile i < 1000: i += 1", 996),
        ("x = [i for i in range(1000)]", 996),
        ("x = sum(i for i in range(1000))", 997),
        ("x = list(map(lambda i: i, range(1000)))", 1000),
        // Of the library's own work nothing is counted, of what it calls everything.
        ("import statistics\nx = statistics.mean(range(1000))", 0),
        ("import statistics\nx = statistics.mean(map(lambda i: i, range(1000)))", 1000),
        ("import random\nx = random.Random(1).sample(range(1000), 10)", 0),
    ] {
        same(ground.cost(None, code)?, units, code)?;
    }
    let many = format!("{call}{}", "f()\n".repeat(500));
    same(ground.cost(None, &many)?, 500, "many calls")
}

/// Left waiting by a run that was not counted, and never begun again: an error is thrown into it.
fn a_generator_made_without_a_budget_is_counted_with_one() -> Result<(), Failed> {
    let ground = Ground::new();
    let make = "
def waiting():
    try:
        yield 1
    except KeyError:
        while True:
            pass
made = waiting()
next(made)
";
    for resume in ["made.throw(KeyError)", "import itertools\nfor _ in itertools.repeat(made): made.throw(KeyError)"] {
        ground.run(Some("waiting"), make, None)?;
        is_stopped(&ground.run(Some("waiting"), resume, Some(1000))?)?;
    }
    Ok(())
}

fn a_generator_made_with_a_budget_goes_on_without_one() -> Result<(), Failed> {
    let ground = Ground::new();
    let make = "
def count():
    n = 0
    while True:
        yield n
        n += 1
counting = count()
[next(counting) for _ in range(10)]
";
    ground.cost(Some("waiting"), make)?;
    let more = ground.run(Some("waiting"), "[next(counting) for _ in range(100_000)][-1]", None)?;
    if more.result != serde_json::json!(100_009) || more.instructions.is_some() {
        return Err(format!("{} after {:?} units", more.result, more.instructions).into());
    }
    is_stopped(&ground.run(Some("waiting"), "for _ in counting: pass", Some(1000))?)
}

fn a_function_made_without_a_budget_is_counted_with_one() -> Result<(), Failed> {
    let ground = Ground::new();
    let make = "
def spin(n):
    while n:
        n -= 1
spin(1000)
";
    ground.run(Some("spin"), make, None)?;
    same(ground.cost(Some("spin"), "spin(1000)")?, 997, "a function of a run before")?;
    is_stopped(&ground.run(Some("spin"), "spin(-1)", Some(10_000))?)
}
